// Generated from Sources/UIKit and Sources/Stage/Bindings by `swift run BindingGenerator`. Change the comments there and run it again.

#include "CReference.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "../Reference/Data/UIKit/Animation.txt"
,
#embed "../Reference/Data/UIKit/Application.txt"
,
#embed "../Reference/Data/UIKit/Archives.txt"
,
#embed "../Reference/Data/UIKit/AutoLayout.txt"
,
#embed "../Reference/Data/UIKit/Compositions.txt"
,
#embed "../Reference/Data/UIKit/Controllers.txt"
,
#embed "../Reference/Data/UIKit/Controls.txt"
,
#embed "../Reference/Data/UIKit/Layers.txt"
,
#embed "../Reference/Data/UIKit/Lists.txt"
,
#embed "../Reference/Data/UIKit/Menus.txt"
,
#embed "../Reference/Data/UIKit/Network.txt"
,
#embed "../Reference/Data/UIKit/Remote.txt"
,
#embed "../Reference/Data/UIKit/Text.txt"
,
#embed "../Reference/Data/UIKit/Touches.txt"
,
#embed "../Reference/Data/UIKit/Values.txt"
,
#embed "../Reference/Data/UIKit/Views.txt"
,
#embed "../Reference/Data/UIKit/WebKit.txt"
,
#embed "../Reference/Data/UIKit/World.txt"
,
#embed "../Reference/Data/Stage/Bindings.txt"
};

const unsigned char *reference_text(void) { return text; }

unsigned long reference_text_size(void) { return sizeof text; }
