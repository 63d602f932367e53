/** Adjectives that everybody measures differently. */
export const QUALITY_ADJECTIVE =
  'fast|quick|speedy|easy|simple|modern|nice|flexible|robust|reliable|secure|safe|efficient|effective|scalable|responsive|powerful|attractive|beautiful|clean|smooth|convenient|stable|performant|good|great|excellent|professional|pleasant|comfortable|maintainable|extensible|friendly|clear|straightforward|understandable|appealing|elegant|lightweight|slow|usable|readable|legible|high[- ]performance|fail[- ]safe'

/** Words that say nothing wherever they stand. */
export const EMPTY_PRAISE =
  'user[- ]?friendly|intuitive(?:ly)?|seamless(?:ly)?|easy[- ]to[- ](?:use|understand|learn|read|navigate)|state[- ]of[- ]the[- ]art|world[- ]class|cutting[- ]edge|best[- ]in[- ]class|effortless(?:ly)?|hassle[- ]free|frictionless|snappy|sleek|ergonomic|eye[- ]catching|high[- ]quality|bug[- ]free|future[- ]proof|super[- ]?fast|lightning[- ]fast|(?:highly|very|extremely) (?:available|usable|performant|scalable|configurable|reliable|accurate|responsive|efficient)|(?:works?|runs?|performs?|looks?) well|fast(?=\\s*(?:[.,;]|$))'

/** Ways of doing something that nobody can test. */
export const EMPTY_MANNER =
  'quickly|rapidly|easily|smoothly|nicely|conveniently|comfortably|swiftly'

/** The same, but with a place in technical prose, where they often stand beside an exact means. */
export const SOFT_MANNER =
  'efficiently|effectively|adequately|gracefully|reliably|robustly|properly|appropriately|reasonably|sufficiently|flexibly'

/** Amounts that are no amounts. */
export const EMPTY_AMOUNT =
  'several|various|numerous|a lot of|lots of|a few|a number of|a variety of|a couple of|sufficient|adequate|appropriate|suitable|reasonable|proper|acceptable|a range of|plenty of'

/** Names of things in which the adjective is part of the name. */
export const NAMED_THINGS =
  /^[\s-]*(?:forward|charg\w*|start|reference|mode|state|condition|boot\w*|element|channel|hash\w*|shell|socket|connection|transport|storage|area|erase|enclave|world|flag|room|text|button|practice|date|version|release|distance|position|operat\w*|value|signal|zone|link|sum|copy|custody|stop|area|network|protocol|vehicle|separation|clearance|level|shutdown|harbou?r|mail|majority|aspect|sky|air|track|block|data)\b/i
