import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** A way to refuse something: the group `what` is the thing, `because` why, when that is told. */
export interface RefusalShape {
  pattern: RegExp
  /** The thing must be a name of few words: "no" may end many sentences. */
  isName: boolean
}

const WHY = /(?:\s*(?:[,;:–—-]|\(|because|as|since)\s*(?<because>[^()]{3,80}?)\)?)?[\s.!]*$/u
/** "Drop the paper list, members sign up in the app": what is asked for instead is no reason. */
const GIVEN_UP = makePattern(
  'u',
)`(?:[,:;]\s(?<instead>.+)|(?:\s*(?:[–—]|\s-\s|\(|,?\s(?:because|as|since))\s*(?<because>[^()]{3,80}?)\)?)?[\s.!]*)$`
const WHAT = /(?<what>[\p{L}\p{N}][^,;:?!()]{1,70}?)/u
const NO_THANKS = '(?:oh )?no,? (?:thanks?(?: you)?|ta)|nah|nope|no need'
const NOT_NOW =
  'not (?:now|yet|needed|necessary|wanted|required|for (?:now|us|me|v1|the first version)|this time|at first|interested|really|my thing)'
const CAN_WAIT = '(?:can|could|may|might|will have to|has to|should) wait'
const LATER = `${CAN_WAIT}|leave (?:it|that|them)(?: out)?|skip(?: it| that)?`
const OUTSIDE = "out of scope|don['’]?t (?:need|want) (?:it|that|them|those)"
const UNTIL = '(?: (?:for now|please|yet|till [\\p{L} ]+|until [\\p{L} ]+))?'
/** Behind a mark or "is". */
const ENGLISH_END = makePattern()`(?:${NO_THANKS}|${NOT_NOW}|${LATER}|${OUTSIDE})${UNTIL}`
/** Right behind the thing: "hide jobs not needed" and "members may skip it" refuse nothing. */
const BARE_END = makePattern()`(?:${NO_THANKS}|not (?:now|yet)|${CAN_WAIT}|${OUTSIDE}|is out)${UNTIL}`
const BE = "(?:is|are|['’]s|would be)"
const LEAD = '(?:(?:and|but|also|so|oh|well|ok|please|actually|sorry)[, ]+)*'
const PLEASE =
  ',? ?(?:please|thanks|thank you|for now|yet|at all|either|on it|in it|in there|really)?'
const WE = '(?:i|we|they|you)'
const DO_NOT = "(?:do not|don['’]?t|dont|won['’]?t|will not|wouldn['’]?t|would not)"

/** "X - no thanks", "we don't need X", "skip X": anchored, a whole sentence or item. */
export const ENGLISH_SHAPES: readonly RefusalShape[] = [
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:(?:the|an?|any) )?${WHAT}(?:(?:\s*[,:;–—?-]+\s*|\s*\(| ${BE} )${ENGLISH_END}| ${BARE_END})\)?${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:(?:the|an?|any) )?${WHAT}(?:\s*[:?–—]+\s*|\s+-\s+)(?:no|never|out|later)${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern('iu')`^${LEAD}no ${WHAT},? (?:please|thanks|thank you)${WHY}`,
  },
  { isName: true, pattern: makePattern('iu')`^(?:and |but |so |oh )*please,? no ${WHAT}${WHY}` },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}${WE} (?:really |actually |just )?${DO_NOT} (?:really |actually |even )?(?:need|want|care (?:for|about)|require) (?:any |an? |the |no )?${WHAT}${PLEASE}${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:there(?:['’]s| is) )?no need (?:for|of) (?:any |an? |the )?${WHAT}${PLEASE}${WHY}`,
  },
  {
    isName: false,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:it|the app|the system) (?:does(?: not|n['’]?t)|need(?: not|n['’]?t)) (?:have|need) to (?!be )${WHAT}${PLEASE}${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:i|we)(?:['’]d| would) rather not (?:have |do |offer )?(?:any |an? |the )?${WHAT}${PLEASE}${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:${WE} can |let['’]?s )?(?:leave out|forget about|scrap|ditch|do without|nothing like|nothing with) (?:any |an? |the |all |that )?${WHAT}${PLEASE}${GIVEN_UP}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:(?:(?:i|we) can |let['’]?s )(?:skip|drop) (?!an? )(?:the |all |any |that )?|(?:skip|drop|forget) (?:the|all|any|that) )${WHAT}${PLEASE}${GIVEN_UP}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}(?:maybe |perhaps )?(?:later,? |some ?day,? )?(?:maybe )?(?:some (?:sort|kind) of |an? |the )?${WHAT}(?: thing)?,? but not (?:now|yet|for now)${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern('iu')`^${LEAD}leave (?:the |any )?${WHAT} out(?: of it)?${PLEASE}${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}${WHAT} (?:is|are) (?:not|nothing) (?:something )?(?:it|the app|the system|we) (?:should|needs? to|ha(?:s|ve) to|must) (?:do|have|handle)${WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${LEAD}${WHAT} (?:is|are) (?<because>[^,;]{3,50}?),? (?:so|and so) (?:leave (?:that|it|them) out|no|no need|not needed|skip (?:it|that))[\s.!]*$`,
  },
]

const SPANISH_NO =
  '(?:por ahora |de momento |por el momento |todavía |mejor |al final |eso )?no(?:,? gracias| por ahora| de momento| hace falta| hacen falta| va| por favor| todavía)?'
const SPANISH_AFTER = 'para (?:después|luego|más adelante|otra \\p{L}+)'
const SPANISH_LATER = `(?:puede[ns]? esperar|(?:(?:l[oae]s? )?(?:dejamos|dejo)|quedan?) ${SPANISH_AFTER}|tampoco)`
const SPANISH_LEAD = '(?:(?:y|pero|ah|bueno|también|eso|por favor|¿)[, ]*)*'
const SPANISH_ARTICLE = '(?:el |la |los |las |un |una |ningún |ninguna |de )?'
const SPANISH_WHY = /(?:\s*(?:[,;:–—-]|\(|porque|ya que)\s*(?<because>[^()]{3,80}?)\)?)?[\s.!]*$/u
const POR_FAVOR = ',? ?(?:por favor|gracias|por ahora|de momento|todavía)?'
const SPANISH_NEEDS =
  'necesito|necesitamos|quiero|queremos|ocupo|ocupamos|requerimos|hace falta|hacen falta|me hace falta|va a haber|habrá|me interesan?|nos interesan?|es necesari[oa]|son necesari[oa]s'

export const SPANISH_SHAPES: readonly RefusalShape[] = [
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${SPANISH_LEAD}${SPANISH_ARTICLE}${WHAT}(?:(?:\s*[,:;–—?-]+\s*|\s*\(| )(?:${SPANISH_NO}|${SPANISH_LATER})|(?:\s*[,:;–—?-]+\s*|\s*\()${SPANISH_AFTER})\)?${SPANISH_WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${SPANISH_LEAD}(?:nada de|sin) ${SPANISH_ARTICLE}${WHAT}${POR_FAVOR}${SPANISH_WHY}`,
  },
  {
    isName: true,
    pattern: makePattern(
      'iu',
    )`^${SPANISH_LEAD}no (?:${SPANISH_NEEDS}) ${SPANISH_ARTICLE}${WHAT}${POR_FAVOR}${SPANISH_WHY}`,
  },
]

const JAPANESE_WHAT = /(?<what>[^、。，：:；;（）()\s]{2,30}?)/u
const NEEDLESS =
  'いりません|要りません|いらない|要らない|結構|けっこう|不要|必要(?:は|も)?(?:ありません|ない|なし)|いりませんので'
const WITHOUT =
  'なし(?:で(?:いい|OK|お願いします|大丈夫)?)?|無し(?:で)?|やめて(?:おきます|ください|おく)|しなくて(?:も)?(?:いい|よい|結構|大丈夫)|後回し(?:で(?:いい|OK|結構|大丈夫|よい))?|見送り'
const JAPANESE_END = makePattern()`(?:今(?:回)?は|まだ|とりあえず|当面は?|最初は)?(?:${NEEDLESS}|${WITHOUT})(?:です|だ)?(?:ね|よ)?`

export const JAPANESE_SHAPES: readonly RefusalShape[] = [
  {
    isName: true,
    pattern: makePattern(
      'u',
    )`^(?:あと、?|それと、?|また、?)?${JAPANESE_WHAT}(?:まで|など|とか|機能)?(?:は|も|なんて|まで|、|：|:|　|\s)+${JAPANESE_END}[。.！!]*$`,
  },
]

/** A heading or label under which everything is refused. */
export const REFUSING_LABEL = makePattern(
  'iu',
)`^(?:${NO_THANKS}|${NOT_NOW}|no(?:,? gracias)?|por ahora no|no por ahora|de momento no|para después|no necesitamos|nicht nötig|nein danke|不要|なし|いらないもの|やらないこと)$`
const DOES = 'can|could|should|will|would|shall|may|must|do|does'
const ASKED_ARTICLE = '(?:(?:an?|the|any|el|la|los|las|un|una)\\s+)?'
/** "Animations?" is a thing, "Can members pay by card?" a deed. */
export const ASKED = makePattern(
  'iu',
)`^(?:¿\s*)?(?:(?:${DOES})\s+(?!(?:i|we|you|it|this|that|they|he|she)\s)(?<deed>[^?？,;:]{3,60})|${ASKED_ARTICLE}(?<what>[\p{L}\p{N}][^?？,;:]{1,50}))[?？]$`
/** "No. …", "Not needed", "No, gracias". */
export const ANSWERED_NO = makePattern(
  'iu',
)`^(?:${NO_THANKS}|${NOT_NOW}|no|never|nah|not really|${SPANISH_NO}|いりません|いらない|不要(?:です)?|なし|結構です)[\s.!。]*$`
const DROPPED =
  'eso ya fue|mejor no|al final no|eso no va|olvíd[ae]l[oa]|tách[ae]l[oa]|scrap that|forget that'
/** "Gift cards. No, scrap that.", "Regalar una clase. No, eso ya fue": the item before is taken back. */
export const TAKEN_BACK = makePattern(
  'iu',
)`^(?:(?:no|nah|ah|actually|bueno|oh)[,.]?\s+)*(?:${DROPPED}|on second thoughts?,? no)(?![\p{L}])`
