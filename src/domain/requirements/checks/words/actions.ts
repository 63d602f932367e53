import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** Verbs in their base form that a requirement may order. */
export const DEED_VERB =
  'accept|access|achieve|acquire|activate|adapt|add|adjust|alert|allocate|allow|analy[sz]e|announce|answer|apply|approve|archive|arrange|ask|assess|assign|attach|authori[sz]e|avoid|award|back|begin|block|book|bring|browse|build|calculate|call|cancel|capture|categori[sz]e|change|charge|check|choose|classify|clear|close|collect|combine|command|communicate|compare|complete|compute|configure|confirm|connect|contact|convert|copy|correct|count|create|credit|customi[sz]e|deactivate|debit|decide|declare|decline|define|delete|deliver|deny|deregister|describe|design|detect|determine|develop|disable|display|distribute|download|drop|edit|eliminate|email|enable|encrypt|enforce|enhance|ensure|enter|erase|establish|estimate|evaluate|examine|exclude|execute|expand|explain|export|extract|fill|filter|find|finish|follow|forward|generate|get|give|grant|group|guide|handle|help|hide|highlight|hold|identify|implement|import|improve|include|inform|initiate|insert|inspect|install|integrate|introduce|invite|invoice|invoke|issue|join|keep|learn|leave|let|limit|link|list|load|locate|lock|log|maintain|make|manage|mark|match|measure|merge|minimi[sz]e|modify|monitor|move|name|navigate|note|notify|observe|obtain|offer|open|operate|optimi[sz]e|order|organi[sz]e|originate|participate|pause|pay|perform|pick|place|plan|play|post|predict|prepare|present|prevent|print|process|produce|propose|protect|provide|publish|purchase|push|put|rank|rate|read|receive|recogni[sz]e|recommend|record|recover|reduce|refund|refuse|register|reject|release|remember|remind|remove|rename|renew|rent|reopen|repeat|replace|reply|report|request|require|reschedule|reserve|reset|resolve|respond|restore|restrict|resume|retain|retrieve|retry|return|reveal|review|revoke|run|save|scan|schedule|search|select|sell|send|serve|set|share|shorten|show|sign|skip|sort|specify|split|start|stop|store|submit|suggest|summari[sz]e|supply|support|suspend|switch|synchroni[sz]e|take|tell|terminate|test|track|transfer|translate|transmit|treat|trigger|turn|unlock|update|upgrade|upload|use|utili[sz]e|validate|verify|view|visit|warn|watch|weigh|withdraw|work|write'

/** Those that are names of things as well, so that "and report" alone tells nothing. */
export const NOUN_TOO = new Set(
  'access address alert answer approach award back block book call change charge check clear command contact control copy count credit debit design display download drop email estimate export filter group guide help hold import invoice issue leave limit link list load lock log mark match measure monitor name note offer open order pause pay pick place plan play post present print process produce purchase push rank rate read record refund release rent repeat reply report request reserve reset return review run scan schedule search select set share show sign sort split start stop store supply support switch test track transfer trigger turn update upgrade upload use view visit watch work'.split(
    ' ',
  ),
)

/** Words that are no deed though they are between "and" and an article. */
export const NO_DEED =
  'in|on|at|of|for|with|from|to|by|as|into|onto|over|under|about|after|before|during|without|within|between|through|via|per|than|or|and|but|nor|not|if|when|while|where|that|which|who|whose|whom|then|also|so|all|both|each|every|any|some|only|even|just|is|are|was|were|be|been|being|has|have|had|do|does|did|can|could|may|might|shall|should|will|would|must|the|an?|its|their|his|her|my|our|your|it|they|he|she|we|you|i|this|these|those|no|there|here|what|how|why|whether|because|since|until|unless|once|across|against|along|among|around|behind|like|near|off|towards?|upon|out|up|down|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|inside|outside|throughout|regarding|including|depending|half|such'

/** Participles that describe a state or a duty, where nobody is missing. */
export const STATE_PARTICIPLE =
  /^(?:allowed|permitted|required|entitled|supposed|intended|interested|related|concerned|rated|closed|red|speed|need)$/i

/** Participles that do not end in "ed": the irregular verbs of English. */
export const IRREGULAR_PARTICIPLE =
  'awoken|beaten|become|begun|bent|bet|bitten|blown|born|bought|bound|broken|brought|built|burnt|caught|chosen|cast|caught|cut|dealt|done|drawn|dreamt|driven|drunk|eaten|fallen|fed|felt|flown|forbidden|forecast|foreseen|forgiven|forgotten|fought|found|frozen|given|gone|got|gotten|ground|grown|heard|held|hidden|hit|hung|hurt|input|kept|known|laid|lain|learnt|led|left|lent|let|lit|lost|made|meant|met|misunderstood|mown|outdone|output|overcome|overridden|overseen|overtaken|overwritten|paid|proven|put|read|rebuilt|redone|remade|repaid|reset|resold|resent|rewritten|rung|run|said|sawn|seen|sent|set|sewn|shaken|shone|shot|shown|shrunk|shut|sold|sought|sown|spent|split|spoken|spread|stolen|struck|stuck|sung|sunk|swept|switched|sworn|taken|taught|thought|thrown|told|torn|turned|undergone|understood|undertaken|undone|upheld|withdrawn|withheld|won|worn|woven|written'

/** Gerunds whose base form needs its "e" back. */
const SILENT_E =
  /(?:at|iv|uc|ul|ir|us|ov|iz|is|ar|or|ag|eas|anc|enc|erg|ut|ip|id|ad|ok|am|ok|ot|ur|yz|dl|bl|pl|tl|gl)$/i

/** Verbs that no "e" is taken from, though they end like some that have one. */
const ENDS_IN_ER =
  /monitor|filter|enter|answer|order|offer|register|deliver|alter|recover|transfer|trigger|render/i
const ENDS_IN_T = /edit|visit|limit|transmit|export|import|sort|report|support/i
const FIXED_STEM =
  /upload|download|load|read|add|end|send|lead|appear|repair|clear|hear|restart|start|format/i

const WITHOUT_E = makePattern('i')`(?:${ENDS_IN_ER}|${ENDS_IN_T}|${FIXED_STEM})$`

/** "exporting" → "export", "storing" → "store", "logging" → "log". Null when it is no gerund. */
export function baseOfGerund(word: string): string | null {
  if (!/^\p{L}{3,}ing$/u.test(word)) return null
  const stem = word.slice(0, -3)
  if (WITHOUT_E.test(stem)) {
    return stem
  }
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  return SILENT_E.test(stem) ? `${stem}e` : stem
}
