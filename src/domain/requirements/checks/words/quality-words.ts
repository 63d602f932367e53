import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** Adjectives of quality: speed, ease, looks, strength, comfort. Everybody measures them differently. */
export const QUALITY_ADJECTIVE =
  'fast|quick|rapid|speedy|prompt|easy|simple|straightforward|understandable|clear|intelligible|modern|fresh|nice(?! to have\\b)|beautiful|pretty|attractive|appealing|elegant|stylish|pleasant|pleasing|enjoyable|delightful|engaging|fun|flexible|adaptable|robust|rugged|reliable|dependable|resilient|secure|safe|efficient|effective|powerful|scalable|responsive|performant|high[- ]performance|lightweight|compact|stable|fail[- ]safe|clean|smooth|convenient|handy|comfortable|maintainable|extensible|usable|readable|legible|portable|friendly|helpful|professional|good|great|excellent|superior|consistent|accurate|precise|sensible|logical|intelligent|smart|clever|innovative|coherent|tolerant|forgiving|welcoming|polished|tidy|uncluttered|satisfying'

/** Words that say nothing wherever they are. */
export const EMPTY_PRAISE =
  'user[- ]?friendly|intuitive(?:ly)?|seamless(?:ly)?|easy[- ]to[- ](?:use|understand|learn|read|navigate)|state[- ]of[- ]the[- ]art|world[- ]class|cutting[- ]edge|best[- ]in[- ]class|effortless(?:ly)?|hassle[- ]free|frictionless|snappy|sleek|ergonomic|eye[- ]catching|high[- ]quality|bug[- ]free|future[- ]proof|super[- ]?fast|lightning[- ]fast|(?:highly|very|extremely) (?:available|usable|performant|scalable|configurable|reliable|accurate|responsive|efficient)|(?:works?|runs?|performs?|looks?) well|fast(?=\\s*(?:[.,;]|$|\\s(?:even|enough|when|while|under|during|without|with|on|in|at|for|and|as)\\b))'

/** Adjectives of more or less: after "shall be", nobody knows how much. */
export const GRADED_ADJECTIVE =
  'large|small|big|tiny|huge|short|long|high|low|wide|narrow|thick|thin|heavy|light|bright|dark|loud|quiet|silent|hot|warm|cold|cool|cheap|expensive|costly|affordable|economical|cost-effective|sharp|crisp|strong|weak|hard|soft|tough|sturdy|durable|solid|difficult|complex|complicated|demanding|boring|interesting|exciting|amusing|healthy|tasty|rare|frequent|familiar|fair|honest|polite|courteous|careful|thorough|strict|lenient|tolerant|generous|sustainable|eco-friendly|trustworthy|credible|transparent|memorable|concise|brief|versatile|immersive|playful|discreet|subtle|prominent|vivid|lively|satisfied|happy|popular|aesthetic|accessible(?! (?:by|to|from|only|via|on|for|with|at|in|under|through)\\b)'

/** Ways of doing something that nobody can test. */
export const EMPTY_MANNER =
  'quickly|rapidly|easily|smoothly|nicely|conveniently|comfortably|swiftly|effortlessly|beautifully|pleasantly|simply(?= and\\b)'

/** The same, but with a place in technical prose, where they are often beside an exact means. */
export const SOFT_MANNER =
  'efficiently|effectively|sensibly|logically|intelligently|smartly|cleverly|coherently|neatly|carefully|fairly(?! \\p{L}+)|politely|gently|calmly|softly|elegantly|gradually|slowly|sharply|optimally|thoughtfully|discreetly|generously|cheaply|economically|naturally|sensitively|tactfully|attractively|creatively|cautiously|adequately|gracefully|reliably|robustly|properly|appropriately|reasonably|sufficiently|flexibly|suitably|clearly|meaningfully|dynamically|freely|widely|consistently|professionally|accurately|closely|(?<!as )well(?! as\\b)|safely|securely|correctly'

/** Amounts that are no amounts. */
export const EMPTY_AMOUNT =
  'several|various|numerous|countless|multiple|a lot of|lots of|a few|a number of|an? (?:wide |great |large )?(?:variety|range|multitude) of|a couple of|plenty of|enough|as many(?! as)|as much(?! as)|most of the time|(?:all|many|different|other) (?:kinds|sorts|types|forms) of|any (?:kind|sort|type|form) of'

/** A size or degree before a noun of amount: "a large number of users", "heavy load". */
export const EMPTY_SIZE =
  '(?:large|larger|huge|high|heavy|big|great|massive|vast|considerable|substantial|significant|limited|low|small|growing|increasing|peak|normal|typical|sudden|excessive) (?:\\p{L}+ )?(?:numbers?|amounts?|volumes?|quantit(?:y|ies)|loads?|traffic|usage|demand|capacity|scale|throughput|files?|data(?:sets?)?|spikes?|knowledge|skills?|experience|resources|delays?|effort|latency)|(?:growing|increasing|rising|changing) \\p{L}+'

/** Fit for something, without saying for what or by whose measure. */
export const UNBOUND_FIT =
  'relevant|necessary|unnecessary|appropriate|inappropriate|suitable|unsuitable|sufficient|insufficient|adequate|inadequate|proper|desirable|desired|acceptable|unacceptable|reasonable|satisfactory|optimal|optimum|ideal|meaningful|useful|important|essential|significant(?:ly)?|critical|crucial|vital|interesting|valuable|noteworthy|compatible|(?:all|any|every|other) possible'

/** Words that take back half of what is said. */
export const HEDGE =
  'perhaps|maybe|presumably|somehow|kind of|sort of|more or less|virtually|a bit|basically|likely|unlikely|probably|possibly|potentially'

/** Some of a kind, without saying which. */
export const UNNAMED_SOME =
  '(?:other|existing|external|third[- ]party|legacy) (?:systems?|tools?|services?|applications?|software|platforms?|devices?)|certain|particular|special|specific|(?<!following )(?<!the )different|alternative|respective|miscellaneous|distinct|distinctive|similar'

/** What is usual, without saying what that is. */
export const UNSAID_USUAL =
  'standard|normal|typical(?:ly)?|usual(?:ly)?|common(?:ly)?|ordinary|basic|advanced|conventional|generic|major|popular'

/** How often or how nearly, without a number. */
export const UNMEASURED_DEGREE =
  '(?:too|very|really|quite|rather|pretty|extremely|highly|incredibly|super) \\p{L}{3,}|\\p{L}{3,} enough|little(?! (?:by|one))|brief(?:ly)?|a (?:short )?while|noticeabl[ey]|perceptibl[ey]|rarely|seldom|hardly ever|infrequently|mostly|largely|mainly|partly|partially|slightly|somewhat|roughly|nearly|almost|approximately|considerably|substantially|generally|minimal|(?<!at a )(?:minimum|maximum)(?!.{0,12}\\p{N})|evident|obvious|up[- ]to[- ]date|recent(?:ly)?|long[- ]term|short[- ]term|temporar(?:y|ily)|wide|broad|extensive|comprehensive|thorough(?:ly)?|transparent(?:ly)?|heavily|strong(?:ly)?'

/** Events that nobody could recognise. */
export const UNDEFINED_EVENT =
  '(?:something|anything|things?) (?:goes?|went) wrong|(?:unusual|unexpected|abnormal|exceptional|suspicious|strange|adverse|extreme) (?:\\p{L}+ )?(?:situations?|behaviou?rs?|events?|conditions?|circumstances|activit(?:y|ies)|cases?|inputs?|errors?|problems?)|in case of (?:problems?|trouble|emergenc(?:y|ies))|as (?:expected|intended|usual)|future (?!dates?|bookings?|orders?|appointments?)\\p{L}+|(?:everything|anything|whatever) (?:that )?(?:the|an?|they|people|users|customers|clients|is|one|someone|somebody|might|may|could|would)|without (?:\\p{L}+ )?(?:difficult(?:y|ies)|problems?|issues?|effort|trouble|interruptions?|disruptions?|hassle|lag|delays?)'

/** Means, manners and contents that stay open: "an indication", "in a clear way", "the details". */
export const UNNAMED_MEANS =
  'an? (?:\\p{L}+ )?means|indications?|arrangements|(?:security|safety|protective|preventive) measures|functionalit(?:y|ies)|means (?:of|to|for)|in (?:an?|such an?|some) (?:\\p{L}+(?:-\\p{L}+)* )?(?:way|manner|fashion)|in detail|detail(?:s|ed)|some way'

/** Qualities as nouns. */
export const QUALITY_NOUN =
  'usability|user experience|readability|legibility|ease of \\p{L}+|(?:good|high|great|best|better|optimal|maximum) (?:performance|quality|security|safety|availability|reliability|standards?)|look and feel|(?<=(?:ensure|guarantee|improve|increase|maintain|compromise|impair|endanger|affect|degrade|assure)s?\\s(?:the\\s)?(?:\\p{L}+\\s)?)(?:security|safety|performance|quality|reliability|stability|efficiency|integrity|accuracy|privacy|confidentiality|availability|scalability|compatibility)'

/** A norm, a need or a circle of people that nobody has named. */
export const UNNAMED_NORM =
  "(?:current |latest )?trends|(?:best|good|common) practices?|industry standards?|(?:users?|customers?|business|future|changing|special)['’]? (?:needs|expectations|demands|requirements)|interested parties|stakeholders?|(?:right|responsible|concerned|non-technical|inexperienced|average|novice) (?:people|persons?|parties|staff|users?|customers?)|(?:all|any|every|most) (?:devices?|browsers?|platforms?|operating systems?|screen sizes?|formats?|situations?|conditions?|circumstances|scenarios?)|as \\p{L}+(?: \\p{L}+){0,2} as (?:possible|practical|feasible|necessary|needed)|the best|the right (?:moment|time|place|people|person|information|level|amount|way)"

/** Effects on people and things that nobody has bounded. */
export const UNMEASURED_EFFECT =
  '(?:annoy|bother|irritate|frustrate|mislead|please|delight|impress|satisfy|attract)(?:s|ed|ing)?|streamlines?|simplif(?:y|ies)|boosts?|strengthens?|speeds? up|interfer(?:e|es|ing) with|impair(?:s|ed|ing)?|imped(?:e|es|ing)|disturb(?:s|ed|ing)?|distract(?:s|ed|ing)?|confus(?:e|es|ed|ing)|hinder(?:s|ed|ing)?|overwhelm(?:s|ed|ing)?|adversely|negatively|unduly'

/** Verbs that stand for a whole set of deeds. */
export const VAGUE_DEED = 'handle|deal with|cope with|take care of|accommodate|facilitate|cater for'

const BEHIND_START_OR_STATE =
  /forward|charg\w*|start|reference|mode|state|condition|boot\w*|element|channel|hash\w*|shell/i
const BEHIND_CONNECTION =
  /socket|connection|transport|storage|area|erase|enclave|world|flag|room|text|button|practice|date|version/i
const BEHIND_PLACE_OR_SIGNAL =
  /release|distance|position|operat\w*|value|signal|zone|link|sum|copy|custody|stop|area|network|protocol/i
const BEHIND_VEHICLE =
  /vehicle|separation|clearance|level|shutdown|harbou?r|mail|majority|aspect|sky|air|track|block|data/i

/** Names of things in which the adjective is part of the name. */
export const NAMED_THINGS = makePattern(
  'i',
)`^[\s-]*(?:${BEHIND_START_OR_STATE}|${BEHIND_CONNECTION}|${BEHIND_PLACE_OR_SIGNAL}|${BEHIND_VEHICLE})\b`
