// Generated from Sources/Libraries by `swift run BindingGenerator`. Run it again when a file comes, goes or is renamed.

#include "CLibraries.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char text_0[] = {
#embed "../Libraries/Combine/AnyCancellable.swift"
};
static const unsigned char text_1[] = {
#embed "../Libraries/Combine/AnySubscriber.swift"
};
static const unsigned char text_2[] = {
#embed "../Libraries/Combine/Choices.swift"
};
static const unsigned char text_3[] = {
#embed "../Libraries/Combine/ConnectablePublisher+Times.swift"
};
static const unsigned char text_4[] = {
#embed "../Libraries/Combine/CurrentValueSubject.swift"
};
static const unsigned char text_5[] = {
#embed "../Libraries/Combine/Empty.swift"
};
static const unsigned char text_6[] = {
#embed "../Libraries/Combine/Fail.swift"
};
static const unsigned char text_7[] = {
#embed "../Libraries/Combine/Future.swift"
};
static const unsigned char text_8[] = {
#embed "../Libraries/Combine/Just.swift"
};
static const unsigned char text_9[] = {
#embed "../Libraries/Combine/Mirror+Streams.swift"
};
static const unsigned char text_10[] = {
#embed "../Libraries/Combine/NSObject+Sources.swift"
};
static const unsigned char text_11[] = {
#embed "../Libraries/Combine/NotificationCenter+Sources.swift"
};
static const unsigned char text_12[] = {
#embed "../Libraries/Combine/ObservableObject.swift"
};
static const unsigned char text_13[] = {
#embed "../Libraries/Combine/ObservableObjectPublisher.swift"
};
static const unsigned char text_14[] = {
#embed "../Libraries/Combine/Operators.swift"
};
static const unsigned char text_15[] = {
#embed "../Libraries/Combine/PassthroughSubject.swift"
};
static const unsigned char text_16[] = {
#embed "../Libraries/Combine/Published.swift"
};
static const unsigned char text_17[] = {
#embed "../Libraries/Combine/Publisher+Choices.swift"
};
static const unsigned char text_18[] = {
#embed "../Libraries/Combine/Publisher+Operators.swift"
};
static const unsigned char text_19[] = {
#embed "../Libraries/Combine/Publisher+Sources.swift"
};
static const unsigned char text_20[] = {
#embed "../Libraries/Combine/Publisher+Subscribers.swift"
};
static const unsigned char text_21[] = {
#embed "../Libraries/Combine/Publisher+Times.swift"
};
static const unsigned char text_22[] = {
#embed "../Libraries/Combine/Publishers+Times.swift"
};
static const unsigned char text_23[] = {
#embed "../Libraries/Combine/Publishers.swift"
};
static const unsigned char text_24[] = {
#embed "../Libraries/Combine/Record.swift"
};
static const unsigned char text_25[] = {
#embed "../Libraries/Combine/Sink.swift"
};
static const unsigned char text_26[] = {
#embed "../Libraries/Combine/Sinks.swift"
};
static const unsigned char text_27[] = {
#embed "../Libraries/Combine/Sources.swift"
};
static const unsigned char text_28[] = {
#embed "../Libraries/Combine/Streams.swift"
};
static const unsigned char text_29[] = {
#embed "../Libraries/Combine/Subscribers+Subscribers.swift"
};
static const unsigned char text_30[] = {
#embed "../Libraries/Combine/Subscribers.swift"
};
static const unsigned char text_31[] = {
#embed "../Libraries/Combine/Times.swift"
};
static const unsigned char text_32[] = {
#embed "../Libraries/Combine/URLSession+Sources.swift"
};
static const unsigned char text_33[] = {
#embed "../Libraries/CoreData/CoreData.swift"
};
static const unsigned char text_34[] = {
#embed "../Libraries/CoreGraphics/CGRect+CoreGraphics.swift"
};
static const unsigned char text_35[] = {
#embed "../Libraries/CoreGraphics/CoreGraphics.swift"
};
static const unsigned char text_36[] = {
#embed "../Libraries/CoreText/CoreText.swift"
};
static const unsigned char text_37[] = {
#embed "../Libraries/Darwin/Mathematics/Mathematics.swift"
};
static const unsigned char text_38[] = {
#embed "../Libraries/Darwin/Memory/Array+Memory.swift"
};
static const unsigned char text_39[] = {
#embed "../Libraries/Darwin/Memory/Memory.swift"
};
static const unsigned char text_40[] = {
#embed "../Libraries/Darwin/Memory/NSObject+Memory.swift"
};
static const unsigned char text_41[] = {
#embed "../Libraries/Darwin/Memory/OSAllocatedUnfairLock.swift"
};
static const unsigned char text_42[] = {
#embed "../Libraries/Darwin/Memory/String+Memory.swift"
};
static const unsigned char text_43[] = {
#embed "../Libraries/Darwin/Memory/Unmanaged.swift"
};
static const unsigned char text_44[] = {
#embed "../Libraries/Darwin/Memory/UnsafeBufferPointer.swift"
};
static const unsigned char text_45[] = {
#embed "../Libraries/Darwin/Memory/UnsafeMutableBufferPointer.swift"
};
static const unsigned char text_46[] = {
#embed "../Libraries/Darwin/Memory/UnsafeMutablePointer.swift"
};
static const unsigned char text_47[] = {
#embed "../Libraries/Darwin/Memory/UnsafeMutableRawPointer.swift"
};
static const unsigned char text_48[] = {
#embed "../Libraries/Darwin/Memory/UnsafePointer.swift"
};
static const unsigned char text_49[] = {
#embed "../Libraries/Darwin/RawMemory/Array+RawMemory.swift"
};
static const unsigned char text_50[] = {
#embed "../Libraries/Darwin/RawMemory/Data+RawMemory.swift"
};
static const unsigned char text_51[] = {
#embed "../Libraries/Darwin/RawMemory/RawMemory.swift"
};
static const unsigned char text_52[] = {
#embed "../Libraries/Darwin/RawMemory/UnsafeMutableRawBufferPointer.swift"
};
static const unsigned char text_53[] = {
#embed "../Libraries/Darwin/RawMemory/UnsafeMutableRawPointer+RawMemory.swift"
};
static const unsigned char text_54[] = {
#embed "../Libraries/Darwin/RawMemory/UnsafeRawBufferPointer.swift"
};
static const unsigned char text_55[] = {
#embed "../Libraries/Dispatch/DispatchSource.swift"
};
static const unsigned char text_56[] = {
#embed "../Libraries/Dispatch/DispatchSourceProtocol.swift"
};
static const unsigned char text_57[] = {
#embed "../Libraries/Dispatch/DispatchSourceTimer.swift"
};
static const unsigned char text_58[] = {
#embed "../Libraries/Dispatch/DispatchTimeInterval.swift"
};
static const unsigned char text_59[] = {
#embed "../Libraries/Dispatch/DispatchTimer.swift"
};
static const unsigned char text_60[] = {
#embed "../Libraries/Foundation/AttributedStrings/AttributeContainer.swift"
};
static const unsigned char text_61[] = {
#embed "../Libraries/Foundation/AttributedStrings/AttributedString+Runs.swift"
};
static const unsigned char text_62[] = {
#embed "../Libraries/Foundation/AttributedStrings/AttributedString.swift"
};
static const unsigned char text_63[] = {
#embed "../Libraries/Foundation/AttributedStrings/AttributedStrings.swift"
};
static const unsigned char text_64[] = {
#embed "../Libraries/Foundation/AttributedStrings/AttributedSubstring.swift"
};
static const unsigned char text_65[] = {
#embed "../Libraries/Foundation/AttributedStrings/InlinePresentationIntent.swift"
};
static const unsigned char text_66[] = {
#embed "../Libraries/Foundation/AttributedStrings/Runs.swift"
};
static const unsigned char text_67[] = {
#embed "../Libraries/Foundation/AttributedStrings/UIButton+AttributedStrings.swift"
};
static const unsigned char text_68[] = {
#embed "../Libraries/Foundation/Base/Array+Common.swift"
};
static const unsigned char text_69[] = {
#embed "../Libraries/Foundation/Base/Bundle+Common.swift"
};
static const unsigned char text_70[] = {
#embed "../Libraries/Foundation/Base/CGRect+Common.swift"
};
static const unsigned char text_71[] = {
#embed "../Libraries/Foundation/Base/CocoaError.swift"
};
static const unsigned char text_72[] = {
#embed "../Libraries/Foundation/Base/Common.swift"
};
static const unsigned char text_73[] = {
#embed "../Libraries/Foundation/Base/CustomNSError.swift"
};
static const unsigned char text_74[] = {
#embed "../Libraries/Foundation/Base/Errors.swift"
};
static const unsigned char text_75[] = {
#embed "../Libraries/Foundation/Base/Locale+Common.swift"
};
static const unsigned char text_76[] = {
#embed "../Libraries/Foundation/Base/LocalizedError.swift"
};
static const unsigned char text_77[] = {
#embed "../Libraries/Foundation/Base/NSAttributedString+Common.swift"
};
static const unsigned char text_78[] = {
#embed "../Libraries/Foundation/Base/NSError.swift"
};
static const unsigned char text_79[] = {
#embed "../Libraries/Foundation/Base/UIColor+Common.swift"
};
static const unsigned char text_80[] = {
#embed "../Libraries/Foundation/Base/URL+Common.swift"
};
static const unsigned char text_81[] = {
#embed "../Libraries/Foundation/Base/URLError+Errors.swift"
};
static const unsigned char text_82[] = {
#embed "../Libraries/Foundation/Base/URLSession+Common.swift"
};
static const unsigned char text_83[] = {
#embed "../Libraries/Foundation/Calendars/Calendar+Calendars.swift"
};
static const unsigned char text_84[] = {
#embed "../Libraries/Foundation/Coding/Coding.swift"
};
static const unsigned char text_85[] = {
#embed "../Libraries/Foundation/Coding/CodingKey.swift"
};
static const unsigned char text_86[] = {
#embed "../Libraries/Foundation/Coding/Decoding.swift"
};
static const unsigned char text_87[] = {
#embed "../Libraries/Foundation/Coding/DecodingError.swift"
};
static const unsigned char text_88[] = {
#embed "../Libraries/Foundation/Coding/Encoder.swift"
};
static const unsigned char text_89[] = {
#embed "../Libraries/Foundation/Coding/Encoding.swift"
};
static const unsigned char text_90[] = {
#embed "../Libraries/Foundation/Coding/EncodingError.swift"
};
static const unsigned char text_91[] = {
#embed "../Libraries/Foundation/Coding/JSONDecoder.swift"
};
static const unsigned char text_92[] = {
#embed "../Libraries/Foundation/Coding/JSONEncoder.swift"
};
static const unsigned char text_93[] = {
#embed "../Libraries/Foundation/Coding/KeyedDecodingContainer.swift"
};
static const unsigned char text_94[] = {
#embed "../Libraries/Foundation/Coding/KeyedEncodingContainer.swift"
};
static const unsigned char text_95[] = {
#embed "../Libraries/Foundation/Coding/PropertyListDecoder.swift"
};
static const unsigned char text_96[] = {
#embed "../Libraries/Foundation/Coding/PropertyListEncoder.swift"
};
static const unsigned char text_97[] = {
#embed "../Libraries/Foundation/Coding/UnkeyedDecoding.swift"
};
static const unsigned char text_98[] = {
#embed "../Libraries/Foundation/Coding/UnkeyedDecodingContainer.swift"
};
static const unsigned char text_99[] = {
#embed "../Libraries/Foundation/Collections/Collections.swift"
};
static const unsigned char text_100[] = {
#embed "../Libraries/Foundation/Collections/NSCountedSet.swift"
};
static const unsigned char text_101[] = {
#embed "../Libraries/Foundation/Collections/NSMutableArray.swift"
};
static const unsigned char text_102[] = {
#embed "../Libraries/Foundation/Collections/NSMutableDictionary.swift"
};
static const unsigned char text_103[] = {
#embed "../Libraries/Foundation/Collections/NSMutableSet.swift"
};
static const unsigned char text_104[] = {
#embed "../Libraries/Foundation/Collections/ObservedArray.swift"
};
static const unsigned char text_105[] = {
#embed "../Libraries/Foundation/Comparators/Comparators.swift"
};
static const unsigned char text_106[] = {
#embed "../Libraries/Foundation/Comparators/KeyPathComparator.swift"
};
static const unsigned char text_107[] = {
#embed "../Libraries/Foundation/Comparators/SortComparator.swift"
};
static const unsigned char text_108[] = {
#embed "../Libraries/Foundation/Comparators/SortDescriptor.swift"
};
static const unsigned char text_109[] = {
#embed "../Libraries/Foundation/Comparators/String+Comparators.swift"
};
static const unsigned char text_110[] = {
#embed "../Libraries/Foundation/Cookies/HTTPCookie.swift"
};
static const unsigned char text_111[] = {
#embed "../Libraries/Foundation/Cookies/HTTPCookiePropertyKey.swift"
};
static const unsigned char text_112[] = {
#embed "../Libraries/Foundation/Cookies/HTTPCookieStorage.swift"
};
static const unsigned char text_113[] = {
#embed "../Libraries/Foundation/Cookies/URLSessionConfiguration+Cookies.swift"
};
static const unsigned char text_114[] = {
#embed "../Libraries/Foundation/Data/Data+Data.swift"
};
static const unsigned char text_115[] = {
#embed "../Libraries/Foundation/Data/Data.swift"
};
static const unsigned char text_116[] = {
#embed "../Libraries/Foundation/Data/IndexSet+Data.swift"
};
static const unsigned char text_117[] = {
#embed "../Libraries/Foundation/DateComponentsFormatter/DateComponentsFormatter.swift"
};
static const unsigned char text_118[] = {
#embed "../Libraries/Foundation/Files/Array+Files.swift"
};
static const unsigned char text_119[] = {
#embed "../Libraries/Foundation/Files/Data+Files.swift"
};
static const unsigned char text_120[] = {
#embed "../Libraries/Foundation/Files/Dictionary+Files.swift"
};
static const unsigned char text_121[] = {
#embed "../Libraries/Foundation/Files/FileAttributeKey.swift"
};
static const unsigned char text_122[] = {
#embed "../Libraries/Foundation/Files/FileManager.swift"
};
static const unsigned char text_123[] = {
#embed "../Libraries/Foundation/Files/Files.swift"
};
static const unsigned char text_124[] = {
#embed "../Libraries/Foundation/Files/PropertyListSerialization.swift"
};
static const unsigned char text_125[] = {
#embed "../Libraries/Foundation/Files/String+Files.swift"
};
static const unsigned char text_126[] = {
#embed "../Libraries/Foundation/Files/UIImage+Files.swift"
};
static const unsigned char text_127[] = {
#embed "../Libraries/Foundation/Files/URL+Files.swift"
};
static const unsigned char text_128[] = {
#embed "../Libraries/Foundation/Files/URLResourceValues.swift"
};
static const unsigned char text_129[] = {
#embed "../Libraries/Foundation/FormatStyles/Date+Dates.swift"
};
static const unsigned char text_130[] = {
#embed "../Libraries/Foundation/FormatStyles/FloatingPointFormatStyle.swift"
};
static const unsigned char text_131[] = {
#embed "../Libraries/Foundation/FormatStyles/ListFormatStyle.swift"
};
static const unsigned char text_132[] = {
#embed "../Libraries/Foundation/FormatStyles/NumberFormatStyleConfiguration.swift"
};
static const unsigned char text_133[] = {
#embed "../Libraries/Foundation/FormatStyles/Numbers.swift"
};
static const unsigned char text_134[] = {
#embed "../Libraries/Foundation/Formatters/ByteCountFormatter.swift"
};
static const unsigned char text_135[] = {
#embed "../Libraries/Foundation/Formatters/Calendar+Dates.swift"
};
static const unsigned char text_136[] = {
#embed "../Libraries/Foundation/Formatters/DateFormatter.swift"
};
static const unsigned char text_137[] = {
#embed "../Libraries/Foundation/Formatters/DateInterval.swift"
};
static const unsigned char text_138[] = {
#embed "../Libraries/Foundation/Formatters/Formatter.swift"
};
static const unsigned char text_139[] = {
#embed "../Libraries/Foundation/Formatters/ISO8601DateFormatter.swift"
};
static const unsigned char text_140[] = {
#embed "../Libraries/Foundation/Formatters/NumberFormatter.swift"
};
static const unsigned char text_141[] = {
#embed "../Libraries/Foundation/Formatters/RelativeDateTimeFormatter.swift"
};
static const unsigned char text_142[] = {
#embed "../Libraries/Foundation/KeyPaths/Array+KeyPaths.swift"
};
static const unsigned char text_143[] = {
#embed "../Libraries/Foundation/KeyPaths/KeyPaths.swift"
};
static const unsigned char text_144[] = {
#embed "../Libraries/Foundation/KeyPaths/NSObject+KeyPaths.swift"
};
static const unsigned char text_145[] = {
#embed "../Libraries/Foundation/MeasurementFormatters/MeasurementFormatter.swift"
};
static const unsigned char text_146[] = {
#embed "../Libraries/Foundation/Measurements/Dimension.swift"
};
static const unsigned char text_147[] = {
#embed "../Libraries/Foundation/Measurements/Measurement.swift"
};
static const unsigned char text_148[] = {
#embed "../Libraries/Foundation/Measurements/UnitArea.swift"
};
static const unsigned char text_149[] = {
#embed "../Libraries/Foundation/Measurements/UnitConverterLinear.swift"
};
static const unsigned char text_150[] = {
#embed "../Libraries/Foundation/Measurements/UnitFrequency.swift"
};
static const unsigned char text_151[] = {
#embed "../Libraries/Foundation/Measurements/UnitInformationStorage.swift"
};
static const unsigned char text_152[] = {
#embed "../Libraries/Foundation/Measurements/UnitLength.swift"
};
static const unsigned char text_153[] = {
#embed "../Libraries/Foundation/Measurements/UnitMass.swift"
};
static const unsigned char text_154[] = {
#embed "../Libraries/Foundation/Measurements/UnitPower.swift"
};
static const unsigned char text_155[] = {
#embed "../Libraries/Foundation/Measurements/UnitPressure.swift"
};
static const unsigned char text_156[] = {
#embed "../Libraries/Foundation/Measurements/UnitVolume.swift"
};
static const unsigned char text_157[] = {
#embed "../Libraries/Foundation/Measurements/Units.swift"
};
static const unsigned char text_158[] = {
#embed "../Libraries/Foundation/Messages/NotificationCenter+Messages.swift"
};
static const unsigned char text_159[] = {
#embed "../Libraries/Foundation/Objects/DispatchSemaphore.swift"
};
static const unsigned char text_160[] = {
#embed "../Libraries/Foundation/Objects/NSCache.swift"
};
static const unsigned char text_161[] = {
#embed "../Libraries/Foundation/Objects/NSHashTable.swift"
};
static const unsigned char text_162[] = {
#embed "../Libraries/Foundation/Objects/NSKeyValueObservation.swift"
};
static const unsigned char text_163[] = {
#embed "../Libraries/Foundation/Objects/NSLock.swift"
};
static const unsigned char text_164[] = {
#embed "../Libraries/Foundation/Objects/NSLocking.swift"
};
static const unsigned char text_165[] = {
#embed "../Libraries/Foundation/Objects/NSMapTable.swift"
};
static const unsigned char text_166[] = {
#embed "../Libraries/Foundation/Objects/NSObject+Observing.swift"
};
static const unsigned char text_167[] = {
#embed "../Libraries/Foundation/Objects/Observing.swift"
};
static const unsigned char text_168[] = {
#embed "../Libraries/Foundation/Objects/Operation.swift"
};
static const unsigned char text_169[] = {
#embed "../Libraries/Foundation/Objects/OperationQueue+Work.swift"
};
static const unsigned char text_170[] = {
#embed "../Libraries/Foundation/Objects/ProcessInfo.swift"
};
static const unsigned char text_171[] = {
#embed "../Libraries/Foundation/Objects/Stores.swift"
};
static const unsigned char text_172[] = {
#embed "../Libraries/Foundation/Objects/Work.swift"
};
static const unsigned char text_173[] = {
#embed "../Libraries/Foundation/OrderedSets/NSMutableOrderedSet.swift"
};
static const unsigned char text_174[] = {
#embed "../Libraries/Foundation/OrderedSets/NSOrderedSet.swift"
};
static const unsigned char text_175[] = {
#embed "../Libraries/Foundation/PatternsAndJSON/JSONSerialization.swift"
};
static const unsigned char text_176[] = {
#embed "../Libraries/Foundation/PatternsAndJSON/NSRegularExpression.swift"
};
static const unsigned char text_177[] = {
#embed "../Libraries/Foundation/PatternsAndJSON/NSTextCheckingResult.swift"
};
static const unsigned char text_178[] = {
#embed "../Libraries/Foundation/PersonNames/PersonNameComponents.swift"
};
static const unsigned char text_179[] = {
#embed "../Libraries/Foundation/PersonNames/PersonNameComponentsFormatter.swift"
};
static const unsigned char text_180[] = {
#embed "../Libraries/Foundation/Predicates/Formats.swift"
};
static const unsigned char text_181[] = {
#embed "../Libraries/Foundation/Predicates/NSCompoundPredicate.swift"
};
static const unsigned char text_182[] = {
#embed "../Libraries/Foundation/Predicates/NSPredicate.swift"
};
static const unsigned char text_183[] = {
#embed "../Libraries/Foundation/Predicates/NSSortDescriptor.swift"
};
static const unsigned char text_184[] = {
#embed "../Libraries/Foundation/Predicates/PredicateReader.swift"
};
static const unsigned char text_185[] = {
#embed "../Libraries/Foundation/References/Locale+References.swift"
};
static const unsigned char text_186[] = {
#embed "../Libraries/Foundation/References/NSException.swift"
};
static const unsigned char text_187[] = {
#embed "../Libraries/Foundation/References/NSExceptionName.swift"
};
static const unsigned char text_188[] = {
#embed "../Libraries/Foundation/References/NSMutableData.swift"
};
static const unsigned char text_189[] = {
#embed "../Libraries/Foundation/References/NSMutableIndexSet.swift"
};
static const unsigned char text_190[] = {
#embed "../Libraries/Foundation/References/NSMutableString.swift"
};
static const unsigned char text_191[] = {
#embed "../Libraries/Foundation/References/NSMutableURLRequest.swift"
};
static const unsigned char text_192[] = {
#embed "../Libraries/Foundation/References/References.swift"
};
static const unsigned char text_193[] = {
#embed "../Libraries/Foundation/References/TimeZone+References.swift"
};
static const unsigned char text_194[] = {
#embed "../Libraries/Foundation/Scanners/Scanner.swift"
};
static const unsigned char text_195[] = {
#embed "../Libraries/Foundation/Strings/Double+Numbers.swift"
};
static const unsigned char text_196[] = {
#embed "../Libraries/Foundation/Strings/Int+Numbers.swift"
};
static const unsigned char text_197[] = {
#embed "../Libraries/Foundation/Strings/NSRange+NSString.swift"
};
static const unsigned char text_198[] = {
#embed "../Libraries/Foundation/Strings/NSString.swift"
};
static const unsigned char text_199[] = {
#embed "../Libraries/Foundation/Strings/Numbers.swift"
};
static const unsigned char text_200[] = {
#embed "../Libraries/Foundation/Strings/String+Strings.swift"
};
static const unsigned char text_201[] = {
#embed "../Libraries/Foundation/Strings/Strings.swift"
};
static const unsigned char text_202[] = {
#embed "../Libraries/ObjectiveC/DispatchQueue+ObjectiveC.swift"
};
static const unsigned char text_203[] = {
#embed "../Libraries/ObjectiveC/ObjectiveC.swift"
};
static const unsigned char text_204[] = {
#embed "../Libraries/ObjectiveC/Thread+ObjectiveC.swift"
};
static const unsigned char text_205[] = {
#embed "../Libraries/ObjectiveC/UIApplication+ObjectiveC.swift"
};
static const unsigned char text_206[] = {
#embed "../Libraries/Observation/Observable.swift"
};
static const unsigned char text_207[] = {
#embed "../Libraries/Observation/ObservationRegistrar.swift"
};
static const unsigned char text_208[] = {
#embed "../Libraries/Observation/Watch.swift"
};
static const unsigned char text_209[] = {
#embed "../Libraries/PencilKit/PKCanvasView.swift"
};
static const unsigned char text_210[] = {
#embed "../Libraries/PencilKit/PKDrawing.swift"
};
static const unsigned char text_211[] = {
#embed "../Libraries/PencilKit/PKToolPicker.swift"
};
static const unsigned char text_212[] = {
#embed "../Libraries/PencilKit/PencilKit.swift"
};
static const unsigned char text_213[] = {
#embed "../Libraries/QuartzCore/CAEmitterCell.swift"
};
static const unsigned char text_214[] = {
#embed "../Libraries/QuartzCore/CAEmitterLayer.swift"
};
static const unsigned char text_215[] = {
#embed "../Libraries/QuartzCore/CAReplicatorLayer.swift"
};
static const unsigned char text_216[] = {
#embed "../Libraries/QuartzCore/CATextLayer.swift"
};
static const unsigned char text_217[] = {
#embed "../Libraries/Swift/Array+Differences.swift"
};
static const unsigned char text_218[] = {
#embed "../Libraries/Swift/Array+Searching.swift"
};
static const unsigned char text_219[] = {
#embed "../Libraries/Swift/AsyncPart.swift"
};
static const unsigned char text_220[] = {
#embed "../Libraries/Swift/AsyncSequence.swift"
};
static const unsigned char text_221[] = {
#embed "../Libraries/Swift/AsyncStream.swift"
};
static const unsigned char text_222[] = {
#embed "../Libraries/Swift/Basics.swift"
};
static const unsigned char text_223[] = {
#embed "../Libraries/Swift/Collection+Sequences.swift"
};
static const unsigned char text_224[] = {
#embed "../Libraries/Swift/Collection.swift"
};
static const unsigned char text_225[] = {
#embed "../Libraries/Swift/CollectionDifference.swift"
};
static const unsigned char text_226[] = {
#embed "../Libraries/Swift/Collections.swift"
};
static const unsigned char text_227[] = {
#embed "../Libraries/Swift/Concurrency.swift"
};
static const unsigned char text_228[] = {
#embed "../Libraries/Swift/Duration.swift"
};
static const unsigned char text_229[] = {
#embed "../Libraries/Swift/Lazy.swift"
};
static const unsigned char text_230[] = {
#embed "../Libraries/Swift/LazySequence.swift"
};
static const unsigned char text_231[] = {
#embed "../Libraries/Swift/Mirror.swift"
};
static const unsigned char text_232[] = {
#embed "../Libraries/Swift/OptionSet.swift"
};
static const unsigned char text_233[] = {
#embed "../Libraries/Swift/Reflection.swift"
};
static const unsigned char text_234[] = {
#embed "../Libraries/Swift/Result.swift"
};
static const unsigned char text_235[] = {
#embed "../Libraries/Swift/Sequences.swift"
};
static const unsigned char text_236[] = {
#embed "../Libraries/Swift/StreamStorage.swift"
};
static const unsigned char text_237[] = {
#embed "../Libraries/Swift/String+Differences.swift"
};
static const unsigned char text_238[] = {
#embed "../Libraries/Swift/String+Sequences.swift"
};
static const unsigned char text_239[] = {
#embed "../Libraries/Swift/Task.swift"
};
static const unsigned char text_240[] = {
#embed "../Libraries/Swift/TaskGroup.swift"
};
static const unsigned char text_241[] = {
#embed "../Libraries/Swift/TaskLocals.swift"
};
static const unsigned char text_242[] = {
#embed "../Libraries/UIKit/ApplicationShortcuts/ApplicationShortcuts.swift"
};
static const unsigned char text_243[] = {
#embed "../Libraries/UIKit/ApplicationShortcuts/UIApplicationShortcutIcon.swift"
};
static const unsigned char text_244[] = {
#embed "../Libraries/UIKit/ApplicationShortcuts/UIApplicationShortcutItem.swift"
};
static const unsigned char text_245[] = {
#embed "../Libraries/UIKit/ApplicationShortcuts/UIMutableApplicationShortcutItem.swift"
};
static const unsigned char text_246[] = {
#embed "../Libraries/UIKit/CellRegistrations/UICollectionView+CellRegistrations.swift"
};
static const unsigned char text_247[] = {
#embed "../Libraries/UIKit/Collation/UILocalizedIndexedCollation.swift"
};
static const unsigned char text_248[] = {
#embed "../Libraries/UIKit/ContentUnavailable/UIContentUnavailableConfiguration.swift"
};
static const unsigned char text_249[] = {
#embed "../Libraries/UIKit/ContentUnavailable/UIContentUnavailableView.swift"
};
static const unsigned char text_250[] = {
#embed "../Libraries/UIKit/DataAssets/NSDataAsset.swift"
};
static const unsigned char text_251[] = {
#embed "../Libraries/UIKit/DiffableDataSources/NSDiffableDataSourceSectionSnapshot.swift"
};
static const unsigned char text_252[] = {
#embed "../Libraries/UIKit/DiffableDataSources/NSDiffableDataSourceSnapshot.swift"
};
static const unsigned char text_253[] = {
#embed "../Libraries/UIKit/DiffableDataSources/UICollectionViewDiffableDataSource.swift"
};
static const unsigned char text_254[] = {
#embed "../Libraries/UIKit/DiffableDataSources/UITableViewDiffableDataSource.swift"
};
static const unsigned char text_255[] = {
#embed "../Libraries/UIKit/FontDescriptors/UIFontDescriptor+FontDescriptors.swift"
};
static const unsigned char text_256[] = {
#embed "../Libraries/UIKit/InertMembers/CGColor+InertMembers.swift"
};
static const unsigned char text_257[] = {
#embed "../Libraries/UIKit/InertMembers/InertMembers.swift"
};
static const unsigned char text_258[] = {
#embed "../Libraries/UIKit/InertMembers/URLSessionConfiguration+InertMembers.swift"
};
static const unsigned char text_259[] = {
#embed "../Libraries/UIKit/Lists/NSCollectionLayoutSection+Lists.swift"
};
static const unsigned char text_260[] = {
#embed "../Libraries/UIKit/Lists/UICollectionLayoutListConfiguration.swift"
};
static const unsigned char text_261[] = {
#embed "../Libraries/UIKit/Lists/UICollectionViewCompositionalLayout+Lists.swift"
};
static const unsigned char text_262[] = {
#embed "../Libraries/UIKit/Lists/UIListSeparatorConfiguration.swift"
};
static const unsigned char text_263[] = {
#embed "../Libraries/UIKit/Members/Members.swift"
};
static const unsigned char text_264[] = {
#embed "../Libraries/UIKit/Members/NSAttributedString+Members.swift"
};
static const unsigned char text_265[] = {
#embed "../Libraries/UIKit/Members/UIInterpolatingMotionEffect.swift"
};
static const unsigned char text_266[] = {
#embed "../Libraries/UIKit/Members/URLCache.swift"
};
static const unsigned char text_267[] = {
#embed "../Libraries/UIKit/Messages/UIApplication+Messages.swift"
};
static const unsigned char text_268[] = {
#embed "../Libraries/UIKit/Messages/UIResponder+Messages.swift"
};
static const unsigned char text_269[] = {
#embed "../Libraries/UIKit/Messages/UIScene+Messages.swift"
};
static const unsigned char text_270[] = {
#embed "../Libraries/UIKit/OldNames/Notification+OldNames.swift"
};
static const unsigned char text_271[] = {
#embed "../Libraries/UIKit/OldNames/OldNames.swift"
};
static const unsigned char text_272[] = {
#embed "../Libraries/UIKit/OldNames/UIViewController+OldNames.swift"
};
static const unsigned char text_273[] = {
#embed "../Libraries/UIKit/UserActivities/NSUserActivity.swift"
};
static const unsigned char text_274[] = {
#embed "../Libraries/UIKit/UserActivities/UserActivities.swift"
};
static const unsigned char text_275[] = {
#embed "../Libraries/os/Logger.swift"
};
static const unsigned char text_276[] = {
#embed "../Libraries/os/OSLog.swift"
};
static const unsigned char text_277[] = {
#embed "../Libraries/os/OSLogPrivacy.swift"
};
static const unsigned char text_278[] = {
#embed "../Libraries/os/OSLogType.swift"
};
static const unsigned char text_279[] = {
#embed "../Libraries/os/os.swift"
};

static const struct library_file files[] = {
    {"Combine/AnyCancellable.swift", text_0, sizeof text_0},
    {"Combine/AnySubscriber.swift", text_1, sizeof text_1},
    {"Combine/Choices.swift", text_2, sizeof text_2},
    {"Combine/ConnectablePublisher+Times.swift", text_3, sizeof text_3},
    {"Combine/CurrentValueSubject.swift", text_4, sizeof text_4},
    {"Combine/Empty.swift", text_5, sizeof text_5},
    {"Combine/Fail.swift", text_6, sizeof text_6},
    {"Combine/Future.swift", text_7, sizeof text_7},
    {"Combine/Just.swift", text_8, sizeof text_8},
    {"Combine/Mirror+Streams.swift", text_9, sizeof text_9},
    {"Combine/NSObject+Sources.swift", text_10, sizeof text_10},
    {"Combine/NotificationCenter+Sources.swift", text_11, sizeof text_11},
    {"Combine/ObservableObject.swift", text_12, sizeof text_12},
    {"Combine/ObservableObjectPublisher.swift", text_13, sizeof text_13},
    {"Combine/Operators.swift", text_14, sizeof text_14},
    {"Combine/PassthroughSubject.swift", text_15, sizeof text_15},
    {"Combine/Published.swift", text_16, sizeof text_16},
    {"Combine/Publisher+Choices.swift", text_17, sizeof text_17},
    {"Combine/Publisher+Operators.swift", text_18, sizeof text_18},
    {"Combine/Publisher+Sources.swift", text_19, sizeof text_19},
    {"Combine/Publisher+Subscribers.swift", text_20, sizeof text_20},
    {"Combine/Publisher+Times.swift", text_21, sizeof text_21},
    {"Combine/Publishers+Times.swift", text_22, sizeof text_22},
    {"Combine/Publishers.swift", text_23, sizeof text_23},
    {"Combine/Record.swift", text_24, sizeof text_24},
    {"Combine/Sink.swift", text_25, sizeof text_25},
    {"Combine/Sinks.swift", text_26, sizeof text_26},
    {"Combine/Sources.swift", text_27, sizeof text_27},
    {"Combine/Streams.swift", text_28, sizeof text_28},
    {"Combine/Subscribers+Subscribers.swift", text_29, sizeof text_29},
    {"Combine/Subscribers.swift", text_30, sizeof text_30},
    {"Combine/Times.swift", text_31, sizeof text_31},
    {"Combine/URLSession+Sources.swift", text_32, sizeof text_32},
    {"CoreData/CoreData.swift", text_33, sizeof text_33},
    {"CoreGraphics/CGRect+CoreGraphics.swift", text_34, sizeof text_34},
    {"CoreGraphics/CoreGraphics.swift", text_35, sizeof text_35},
    {"CoreText/CoreText.swift", text_36, sizeof text_36},
    {"Darwin/Mathematics/Mathematics.swift", text_37, sizeof text_37},
    {"Darwin/Memory/Array+Memory.swift", text_38, sizeof text_38},
    {"Darwin/Memory/Memory.swift", text_39, sizeof text_39},
    {"Darwin/Memory/NSObject+Memory.swift", text_40, sizeof text_40},
    {"Darwin/Memory/OSAllocatedUnfairLock.swift", text_41, sizeof text_41},
    {"Darwin/Memory/String+Memory.swift", text_42, sizeof text_42},
    {"Darwin/Memory/Unmanaged.swift", text_43, sizeof text_43},
    {"Darwin/Memory/UnsafeBufferPointer.swift", text_44, sizeof text_44},
    {"Darwin/Memory/UnsafeMutableBufferPointer.swift", text_45, sizeof text_45},
    {"Darwin/Memory/UnsafeMutablePointer.swift", text_46, sizeof text_46},
    {"Darwin/Memory/UnsafeMutableRawPointer.swift", text_47, sizeof text_47},
    {"Darwin/Memory/UnsafePointer.swift", text_48, sizeof text_48},
    {"Darwin/RawMemory/Array+RawMemory.swift", text_49, sizeof text_49},
    {"Darwin/RawMemory/Data+RawMemory.swift", text_50, sizeof text_50},
    {"Darwin/RawMemory/RawMemory.swift", text_51, sizeof text_51},
    {"Darwin/RawMemory/UnsafeMutableRawBufferPointer.swift", text_52, sizeof text_52},
    {"Darwin/RawMemory/UnsafeMutableRawPointer+RawMemory.swift", text_53, sizeof text_53},
    {"Darwin/RawMemory/UnsafeRawBufferPointer.swift", text_54, sizeof text_54},
    {"Dispatch/DispatchSource.swift", text_55, sizeof text_55},
    {"Dispatch/DispatchSourceProtocol.swift", text_56, sizeof text_56},
    {"Dispatch/DispatchSourceTimer.swift", text_57, sizeof text_57},
    {"Dispatch/DispatchTimeInterval.swift", text_58, sizeof text_58},
    {"Dispatch/DispatchTimer.swift", text_59, sizeof text_59},
    {"Foundation/AttributedStrings/AttributeContainer.swift", text_60, sizeof text_60},
    {"Foundation/AttributedStrings/AttributedString+Runs.swift", text_61, sizeof text_61},
    {"Foundation/AttributedStrings/AttributedString.swift", text_62, sizeof text_62},
    {"Foundation/AttributedStrings/AttributedStrings.swift", text_63, sizeof text_63},
    {"Foundation/AttributedStrings/AttributedSubstring.swift", text_64, sizeof text_64},
    {"Foundation/AttributedStrings/InlinePresentationIntent.swift", text_65, sizeof text_65},
    {"Foundation/AttributedStrings/Runs.swift", text_66, sizeof text_66},
    {"Foundation/AttributedStrings/UIButton+AttributedStrings.swift", text_67, sizeof text_67},
    {"Foundation/Base/Array+Common.swift", text_68, sizeof text_68},
    {"Foundation/Base/Bundle+Common.swift", text_69, sizeof text_69},
    {"Foundation/Base/CGRect+Common.swift", text_70, sizeof text_70},
    {"Foundation/Base/CocoaError.swift", text_71, sizeof text_71},
    {"Foundation/Base/Common.swift", text_72, sizeof text_72},
    {"Foundation/Base/CustomNSError.swift", text_73, sizeof text_73},
    {"Foundation/Base/Errors.swift", text_74, sizeof text_74},
    {"Foundation/Base/Locale+Common.swift", text_75, sizeof text_75},
    {"Foundation/Base/LocalizedError.swift", text_76, sizeof text_76},
    {"Foundation/Base/NSAttributedString+Common.swift", text_77, sizeof text_77},
    {"Foundation/Base/NSError.swift", text_78, sizeof text_78},
    {"Foundation/Base/UIColor+Common.swift", text_79, sizeof text_79},
    {"Foundation/Base/URL+Common.swift", text_80, sizeof text_80},
    {"Foundation/Base/URLError+Errors.swift", text_81, sizeof text_81},
    {"Foundation/Base/URLSession+Common.swift", text_82, sizeof text_82},
    {"Foundation/Calendars/Calendar+Calendars.swift", text_83, sizeof text_83},
    {"Foundation/Coding/Coding.swift", text_84, sizeof text_84},
    {"Foundation/Coding/CodingKey.swift", text_85, sizeof text_85},
    {"Foundation/Coding/Decoding.swift", text_86, sizeof text_86},
    {"Foundation/Coding/DecodingError.swift", text_87, sizeof text_87},
    {"Foundation/Coding/Encoder.swift", text_88, sizeof text_88},
    {"Foundation/Coding/Encoding.swift", text_89, sizeof text_89},
    {"Foundation/Coding/EncodingError.swift", text_90, sizeof text_90},
    {"Foundation/Coding/JSONDecoder.swift", text_91, sizeof text_91},
    {"Foundation/Coding/JSONEncoder.swift", text_92, sizeof text_92},
    {"Foundation/Coding/KeyedDecodingContainer.swift", text_93, sizeof text_93},
    {"Foundation/Coding/KeyedEncodingContainer.swift", text_94, sizeof text_94},
    {"Foundation/Coding/PropertyListDecoder.swift", text_95, sizeof text_95},
    {"Foundation/Coding/PropertyListEncoder.swift", text_96, sizeof text_96},
    {"Foundation/Coding/UnkeyedDecoding.swift", text_97, sizeof text_97},
    {"Foundation/Coding/UnkeyedDecodingContainer.swift", text_98, sizeof text_98},
    {"Foundation/Collections/Collections.swift", text_99, sizeof text_99},
    {"Foundation/Collections/NSCountedSet.swift", text_100, sizeof text_100},
    {"Foundation/Collections/NSMutableArray.swift", text_101, sizeof text_101},
    {"Foundation/Collections/NSMutableDictionary.swift", text_102, sizeof text_102},
    {"Foundation/Collections/NSMutableSet.swift", text_103, sizeof text_103},
    {"Foundation/Collections/ObservedArray.swift", text_104, sizeof text_104},
    {"Foundation/Comparators/Comparators.swift", text_105, sizeof text_105},
    {"Foundation/Comparators/KeyPathComparator.swift", text_106, sizeof text_106},
    {"Foundation/Comparators/SortComparator.swift", text_107, sizeof text_107},
    {"Foundation/Comparators/SortDescriptor.swift", text_108, sizeof text_108},
    {"Foundation/Comparators/String+Comparators.swift", text_109, sizeof text_109},
    {"Foundation/Cookies/HTTPCookie.swift", text_110, sizeof text_110},
    {"Foundation/Cookies/HTTPCookiePropertyKey.swift", text_111, sizeof text_111},
    {"Foundation/Cookies/HTTPCookieStorage.swift", text_112, sizeof text_112},
    {"Foundation/Cookies/URLSessionConfiguration+Cookies.swift", text_113, sizeof text_113},
    {"Foundation/Data/Data+Data.swift", text_114, sizeof text_114},
    {"Foundation/Data/Data.swift", text_115, sizeof text_115},
    {"Foundation/Data/IndexSet+Data.swift", text_116, sizeof text_116},
    {"Foundation/DateComponentsFormatter/DateComponentsFormatter.swift", text_117, sizeof text_117},
    {"Foundation/Files/Array+Files.swift", text_118, sizeof text_118},
    {"Foundation/Files/Data+Files.swift", text_119, sizeof text_119},
    {"Foundation/Files/Dictionary+Files.swift", text_120, sizeof text_120},
    {"Foundation/Files/FileAttributeKey.swift", text_121, sizeof text_121},
    {"Foundation/Files/FileManager.swift", text_122, sizeof text_122},
    {"Foundation/Files/Files.swift", text_123, sizeof text_123},
    {"Foundation/Files/PropertyListSerialization.swift", text_124, sizeof text_124},
    {"Foundation/Files/String+Files.swift", text_125, sizeof text_125},
    {"Foundation/Files/UIImage+Files.swift", text_126, sizeof text_126},
    {"Foundation/Files/URL+Files.swift", text_127, sizeof text_127},
    {"Foundation/Files/URLResourceValues.swift", text_128, sizeof text_128},
    {"Foundation/FormatStyles/Date+Dates.swift", text_129, sizeof text_129},
    {"Foundation/FormatStyles/FloatingPointFormatStyle.swift", text_130, sizeof text_130},
    {"Foundation/FormatStyles/ListFormatStyle.swift", text_131, sizeof text_131},
    {"Foundation/FormatStyles/NumberFormatStyleConfiguration.swift", text_132, sizeof text_132},
    {"Foundation/FormatStyles/Numbers.swift", text_133, sizeof text_133},
    {"Foundation/Formatters/ByteCountFormatter.swift", text_134, sizeof text_134},
    {"Foundation/Formatters/Calendar+Dates.swift", text_135, sizeof text_135},
    {"Foundation/Formatters/DateFormatter.swift", text_136, sizeof text_136},
    {"Foundation/Formatters/DateInterval.swift", text_137, sizeof text_137},
    {"Foundation/Formatters/Formatter.swift", text_138, sizeof text_138},
    {"Foundation/Formatters/ISO8601DateFormatter.swift", text_139, sizeof text_139},
    {"Foundation/Formatters/NumberFormatter.swift", text_140, sizeof text_140},
    {"Foundation/Formatters/RelativeDateTimeFormatter.swift", text_141, sizeof text_141},
    {"Foundation/KeyPaths/Array+KeyPaths.swift", text_142, sizeof text_142},
    {"Foundation/KeyPaths/KeyPaths.swift", text_143, sizeof text_143},
    {"Foundation/KeyPaths/NSObject+KeyPaths.swift", text_144, sizeof text_144},
    {"Foundation/MeasurementFormatters/MeasurementFormatter.swift", text_145, sizeof text_145},
    {"Foundation/Measurements/Dimension.swift", text_146, sizeof text_146},
    {"Foundation/Measurements/Measurement.swift", text_147, sizeof text_147},
    {"Foundation/Measurements/UnitArea.swift", text_148, sizeof text_148},
    {"Foundation/Measurements/UnitConverterLinear.swift", text_149, sizeof text_149},
    {"Foundation/Measurements/UnitFrequency.swift", text_150, sizeof text_150},
    {"Foundation/Measurements/UnitInformationStorage.swift", text_151, sizeof text_151},
    {"Foundation/Measurements/UnitLength.swift", text_152, sizeof text_152},
    {"Foundation/Measurements/UnitMass.swift", text_153, sizeof text_153},
    {"Foundation/Measurements/UnitPower.swift", text_154, sizeof text_154},
    {"Foundation/Measurements/UnitPressure.swift", text_155, sizeof text_155},
    {"Foundation/Measurements/UnitVolume.swift", text_156, sizeof text_156},
    {"Foundation/Measurements/Units.swift", text_157, sizeof text_157},
    {"Foundation/Messages/NotificationCenter+Messages.swift", text_158, sizeof text_158},
    {"Foundation/Objects/DispatchSemaphore.swift", text_159, sizeof text_159},
    {"Foundation/Objects/NSCache.swift", text_160, sizeof text_160},
    {"Foundation/Objects/NSHashTable.swift", text_161, sizeof text_161},
    {"Foundation/Objects/NSKeyValueObservation.swift", text_162, sizeof text_162},
    {"Foundation/Objects/NSLock.swift", text_163, sizeof text_163},
    {"Foundation/Objects/NSLocking.swift", text_164, sizeof text_164},
    {"Foundation/Objects/NSMapTable.swift", text_165, sizeof text_165},
    {"Foundation/Objects/NSObject+Observing.swift", text_166, sizeof text_166},
    {"Foundation/Objects/Observing.swift", text_167, sizeof text_167},
    {"Foundation/Objects/Operation.swift", text_168, sizeof text_168},
    {"Foundation/Objects/OperationQueue+Work.swift", text_169, sizeof text_169},
    {"Foundation/Objects/ProcessInfo.swift", text_170, sizeof text_170},
    {"Foundation/Objects/Stores.swift", text_171, sizeof text_171},
    {"Foundation/Objects/Work.swift", text_172, sizeof text_172},
    {"Foundation/OrderedSets/NSMutableOrderedSet.swift", text_173, sizeof text_173},
    {"Foundation/OrderedSets/NSOrderedSet.swift", text_174, sizeof text_174},
    {"Foundation/PatternsAndJSON/JSONSerialization.swift", text_175, sizeof text_175},
    {"Foundation/PatternsAndJSON/NSRegularExpression.swift", text_176, sizeof text_176},
    {"Foundation/PatternsAndJSON/NSTextCheckingResult.swift", text_177, sizeof text_177},
    {"Foundation/PersonNames/PersonNameComponents.swift", text_178, sizeof text_178},
    {"Foundation/PersonNames/PersonNameComponentsFormatter.swift", text_179, sizeof text_179},
    {"Foundation/Predicates/Formats.swift", text_180, sizeof text_180},
    {"Foundation/Predicates/NSCompoundPredicate.swift", text_181, sizeof text_181},
    {"Foundation/Predicates/NSPredicate.swift", text_182, sizeof text_182},
    {"Foundation/Predicates/NSSortDescriptor.swift", text_183, sizeof text_183},
    {"Foundation/Predicates/PredicateReader.swift", text_184, sizeof text_184},
    {"Foundation/References/Locale+References.swift", text_185, sizeof text_185},
    {"Foundation/References/NSException.swift", text_186, sizeof text_186},
    {"Foundation/References/NSExceptionName.swift", text_187, sizeof text_187},
    {"Foundation/References/NSMutableData.swift", text_188, sizeof text_188},
    {"Foundation/References/NSMutableIndexSet.swift", text_189, sizeof text_189},
    {"Foundation/References/NSMutableString.swift", text_190, sizeof text_190},
    {"Foundation/References/NSMutableURLRequest.swift", text_191, sizeof text_191},
    {"Foundation/References/References.swift", text_192, sizeof text_192},
    {"Foundation/References/TimeZone+References.swift", text_193, sizeof text_193},
    {"Foundation/Scanners/Scanner.swift", text_194, sizeof text_194},
    {"Foundation/Strings/Double+Numbers.swift", text_195, sizeof text_195},
    {"Foundation/Strings/Int+Numbers.swift", text_196, sizeof text_196},
    {"Foundation/Strings/NSRange+NSString.swift", text_197, sizeof text_197},
    {"Foundation/Strings/NSString.swift", text_198, sizeof text_198},
    {"Foundation/Strings/Numbers.swift", text_199, sizeof text_199},
    {"Foundation/Strings/String+Strings.swift", text_200, sizeof text_200},
    {"Foundation/Strings/Strings.swift", text_201, sizeof text_201},
    {"ObjectiveC/DispatchQueue+ObjectiveC.swift", text_202, sizeof text_202},
    {"ObjectiveC/ObjectiveC.swift", text_203, sizeof text_203},
    {"ObjectiveC/Thread+ObjectiveC.swift", text_204, sizeof text_204},
    {"ObjectiveC/UIApplication+ObjectiveC.swift", text_205, sizeof text_205},
    {"Observation/Observable.swift", text_206, sizeof text_206},
    {"Observation/ObservationRegistrar.swift", text_207, sizeof text_207},
    {"Observation/Watch.swift", text_208, sizeof text_208},
    {"PencilKit/PKCanvasView.swift", text_209, sizeof text_209},
    {"PencilKit/PKDrawing.swift", text_210, sizeof text_210},
    {"PencilKit/PKToolPicker.swift", text_211, sizeof text_211},
    {"PencilKit/PencilKit.swift", text_212, sizeof text_212},
    {"QuartzCore/CAEmitterCell.swift", text_213, sizeof text_213},
    {"QuartzCore/CAEmitterLayer.swift", text_214, sizeof text_214},
    {"QuartzCore/CAReplicatorLayer.swift", text_215, sizeof text_215},
    {"QuartzCore/CATextLayer.swift", text_216, sizeof text_216},
    {"Swift/Array+Differences.swift", text_217, sizeof text_217},
    {"Swift/Array+Searching.swift", text_218, sizeof text_218},
    {"Swift/AsyncPart.swift", text_219, sizeof text_219},
    {"Swift/AsyncSequence.swift", text_220, sizeof text_220},
    {"Swift/AsyncStream.swift", text_221, sizeof text_221},
    {"Swift/Basics.swift", text_222, sizeof text_222},
    {"Swift/Collection+Sequences.swift", text_223, sizeof text_223},
    {"Swift/Collection.swift", text_224, sizeof text_224},
    {"Swift/CollectionDifference.swift", text_225, sizeof text_225},
    {"Swift/Collections.swift", text_226, sizeof text_226},
    {"Swift/Concurrency.swift", text_227, sizeof text_227},
    {"Swift/Duration.swift", text_228, sizeof text_228},
    {"Swift/Lazy.swift", text_229, sizeof text_229},
    {"Swift/LazySequence.swift", text_230, sizeof text_230},
    {"Swift/Mirror.swift", text_231, sizeof text_231},
    {"Swift/OptionSet.swift", text_232, sizeof text_232},
    {"Swift/Reflection.swift", text_233, sizeof text_233},
    {"Swift/Result.swift", text_234, sizeof text_234},
    {"Swift/Sequences.swift", text_235, sizeof text_235},
    {"Swift/StreamStorage.swift", text_236, sizeof text_236},
    {"Swift/String+Differences.swift", text_237, sizeof text_237},
    {"Swift/String+Sequences.swift", text_238, sizeof text_238},
    {"Swift/Task.swift", text_239, sizeof text_239},
    {"Swift/TaskGroup.swift", text_240, sizeof text_240},
    {"Swift/TaskLocals.swift", text_241, sizeof text_241},
    {"UIKit/ApplicationShortcuts/ApplicationShortcuts.swift", text_242, sizeof text_242},
    {"UIKit/ApplicationShortcuts/UIApplicationShortcutIcon.swift", text_243, sizeof text_243},
    {"UIKit/ApplicationShortcuts/UIApplicationShortcutItem.swift", text_244, sizeof text_244},
    {"UIKit/ApplicationShortcuts/UIMutableApplicationShortcutItem.swift", text_245, sizeof text_245},
    {"UIKit/CellRegistrations/UICollectionView+CellRegistrations.swift", text_246, sizeof text_246},
    {"UIKit/Collation/UILocalizedIndexedCollation.swift", text_247, sizeof text_247},
    {"UIKit/ContentUnavailable/UIContentUnavailableConfiguration.swift", text_248, sizeof text_248},
    {"UIKit/ContentUnavailable/UIContentUnavailableView.swift", text_249, sizeof text_249},
    {"UIKit/DataAssets/NSDataAsset.swift", text_250, sizeof text_250},
    {"UIKit/DiffableDataSources/NSDiffableDataSourceSectionSnapshot.swift", text_251, sizeof text_251},
    {"UIKit/DiffableDataSources/NSDiffableDataSourceSnapshot.swift", text_252, sizeof text_252},
    {"UIKit/DiffableDataSources/UICollectionViewDiffableDataSource.swift", text_253, sizeof text_253},
    {"UIKit/DiffableDataSources/UITableViewDiffableDataSource.swift", text_254, sizeof text_254},
    {"UIKit/FontDescriptors/UIFontDescriptor+FontDescriptors.swift", text_255, sizeof text_255},
    {"UIKit/InertMembers/CGColor+InertMembers.swift", text_256, sizeof text_256},
    {"UIKit/InertMembers/InertMembers.swift", text_257, sizeof text_257},
    {"UIKit/InertMembers/URLSessionConfiguration+InertMembers.swift", text_258, sizeof text_258},
    {"UIKit/Lists/NSCollectionLayoutSection+Lists.swift", text_259, sizeof text_259},
    {"UIKit/Lists/UICollectionLayoutListConfiguration.swift", text_260, sizeof text_260},
    {"UIKit/Lists/UICollectionViewCompositionalLayout+Lists.swift", text_261, sizeof text_261},
    {"UIKit/Lists/UIListSeparatorConfiguration.swift", text_262, sizeof text_262},
    {"UIKit/Members/Members.swift", text_263, sizeof text_263},
    {"UIKit/Members/NSAttributedString+Members.swift", text_264, sizeof text_264},
    {"UIKit/Members/UIInterpolatingMotionEffect.swift", text_265, sizeof text_265},
    {"UIKit/Members/URLCache.swift", text_266, sizeof text_266},
    {"UIKit/Messages/UIApplication+Messages.swift", text_267, sizeof text_267},
    {"UIKit/Messages/UIResponder+Messages.swift", text_268, sizeof text_268},
    {"UIKit/Messages/UIScene+Messages.swift", text_269, sizeof text_269},
    {"UIKit/OldNames/Notification+OldNames.swift", text_270, sizeof text_270},
    {"UIKit/OldNames/OldNames.swift", text_271, sizeof text_271},
    {"UIKit/OldNames/UIViewController+OldNames.swift", text_272, sizeof text_272},
    {"UIKit/UserActivities/NSUserActivity.swift", text_273, sizeof text_273},
    {"UIKit/UserActivities/UserActivities.swift", text_274, sizeof text_274},
    {"os/Logger.swift", text_275, sizeof text_275},
    {"os/OSLog.swift", text_276, sizeof text_276},
    {"os/OSLogPrivacy.swift", text_277, sizeof text_277},
    {"os/OSLogType.swift", text_278, sizeof text_278},
    {"os/os.swift", text_279, sizeof text_279},
};

const struct library_file *library_files(unsigned long *count) {
    *count = sizeof files / sizeof *files;
    return files;
}
