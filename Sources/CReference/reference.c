// Generated from Sources/UIKit, Sources/UIKitBindings and Sources/Libraries by `swift run BindingGenerator`. Change the comments there and run it again.

#include "CReference.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text[] = {
#embed "../Reference/Data/UIKit/Application.txt"
,
#embed "../Reference/Data/UIKit/Archives.txt"
,
#embed "../Reference/Data/UIKit/AutoLayout.txt"
,
#embed "../Reference/Data/UIKit/Bars.txt"
,
#embed "../Reference/Data/UIKit/Controls.txt"
,
#embed "../Reference/Data/UIKit/CoreGraphics.txt"
,
#embed "../Reference/Data/UIKit/Foundation.txt"
,
#embed "../Reference/Data/UIKit/Lists.txt"
,
#embed "../Reference/Data/UIKit/Menus.txt"
,
#embed "../Reference/Data/UIKit/QuartzCore.txt"
,
#embed "../Reference/Data/UIKit/Remote.txt"
,
#embed "../Reference/Data/UIKit/Runtime.txt"
,
#embed "../Reference/Data/UIKit/Text.txt"
,
#embed "../Reference/Data/UIKit/Touches.txt"
,
#embed "../Reference/Data/UIKit/ViewControllers.txt"
,
#embed "../Reference/Data/UIKit/Views.txt"
,
#embed "../Reference/Data/UIKit/WebKit.txt"
,
#embed "../Reference/Data/UIKitBindings/Foundation.txt"
,
#embed "../Reference/Data/UIKitBindings/Host.txt"
,
#embed "../Reference/Data/UIKitBindings/UIKit.txt"
,
#embed "../Reference/Data/Libraries/Combine.txt"
,
#embed "../Reference/Data/Libraries/CoreData.txt"
,
#embed "../Reference/Data/Libraries/CoreGraphics.txt"
,
#embed "../Reference/Data/Libraries/CoreText.txt"
,
#embed "../Reference/Data/Libraries/Darwin.txt"
,
#embed "../Reference/Data/Libraries/Dispatch.txt"
,
#embed "../Reference/Data/Libraries/Foundation.txt"
,
#embed "../Reference/Data/Libraries/ObjectiveC.txt"
,
#embed "../Reference/Data/Libraries/Observation.txt"
,
#embed "../Reference/Data/Libraries/PencilKit.txt"
,
#embed "../Reference/Data/Libraries/QuartzCore.txt"
,
#embed "../Reference/Data/Libraries/Swift.txt"
,
#embed "../Reference/Data/Libraries/UIKit.txt"
,
#embed "../Reference/Data/Libraries/os.txt"
};

const unsigned char *reference_text(void) { return text; }

unsigned long reference_text_size(void) { return sizeof text; }
