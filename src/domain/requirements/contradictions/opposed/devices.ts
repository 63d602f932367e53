import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Opposed } from './opposed.ts'

const DENIED_OFFLINE = /(?:\bno\b|\bnot\b|n[’']t\b)[^.;]{0,24}\boffline/iu
const WORKS_WITHOUT_SIGNAL =
  /\b(?:works?|working|used|usable|opens?|tick\w*|records?|fills?|see|sees)\b[^.;]{0,40}\b(?:offline|without (?:a |any )?(?:signal|internet|connection|network|wi-?fi|reception))\b/iu
const NO_SIGNAL_BUT_WORKS =
  /\bno (?:signal|reception|internet)\b[^.;]{0,60}\b(?:works?|still|keeps?|carry on|saved)\b/iu
const WORKS_OFFLINE_IN_SPANISH = /\bfuncion\p{L}* sin (?:conexión|internet|cobertura|señal)/iu
const WORKS_OFFLINE_IN_JAPANESE =
  /オフライン(?:でも|で使え)|(?:電波|ネット|圏外)[^。]{0,10}でも[^。]{0,10}(?:使え|見られ|記録)/iu

/** What people have in their hands, and whether it is connected. */
export const DEVICES = {
  noTexts: {
    kind: 'promise',
    one: {
      english:
        /\b(?:no|without|not any|don[’']?t (?:send|want)|never (?:send)?) (?:\p{L}+ ){0,1}(?:texts?|sms|text messages)\b/iu,
      japanese: /(?:SMS|ショートメール|メール)は(?:使わ|送ら|要ら|いら)/iu,
    },
    other: {
      english:
        /\b(?:by|gets? an?|sends? an?|via|receives? an?|with an?) (?:text(?: message)?|sms)\b|\b(?:is|are) texted\b|\btexts? (?:the|them|him|her|every|each)\b/iu,
    },
    shares: 0,
  },
  offline: {
    kind: 'promise',
    one: {
      worksOffline: makePattern(
        'iu',
      )`^(?!.*${DENIED_OFFLINE}).*(?:${WORKS_WITHOUT_SIGNAL}|${NO_SIGNAL_BUT_WORKS}|${WORKS_OFFLINE_IN_SPANISH}|${WORKS_OFFLINE_IN_JAPANESE})`,
    },
    other: {
      needsConnection:
        /\b(?:needs?|requires?|only works? with) (?:to be )?(?:an? |the )?(?:online|internet|connection|signal|wi-?fi)\b/iu,
      alwaysOnline:
        /\balways (?:online|connected|has (?:signal|internet))\b|\bonly (?:works? )?online\b/iu,
      notOffline:
        /\bno offline\b|\bnot? (?:\p{L}+ ){0,3}offline\b|n[’']t (?:\p{L}+ ){0,4}offline\b/iu,
      spanish:
        /\bsiempre (?:hay|con) (?:conexión|internet|cobertura)|\bnada de (?:modo )?(?:offline|sin conexión)/iu,
      japanese:
        /オフライン(?:対応)?は(?:不要|いら|要ら|しません|やら|作ら)|ネット(?:が|に)(?:ない|つながらない)と使え|常にオンライン|必ずネット/iu,
    },
    shares: 0,
  },
  allHavePhones: {
    kind: 'promise',
    one: {
      english:
        /\b(?:everyone|everybody|they all|all (?:of them|my|our) ?\p{L}*|every \p{L}+)\b[^.;]{0,40}\b(?:smart ?phones?|mobiles?)\b/iu,
      spanish: /\b(?:todos|todo el mundo)\b[^.;]{0,30}\b(?:móvil|smartphone)/iu,
      japanese: /(?:全員|皆|みんな)[^。]{0,16}(?:スマホ|スマートフォン)/iu,
    },
    other: {
      noPhone:
        /\b(?:don[’']?t|doesn[’']?t|do not|does not|never|hasn[’']?t|haven[’']?t|without|no|neither)\b[^.;]{0,24}\b(?:smart ?phones?|mobiles?|phones?)\b(?! numbers?| calls?)/iu,
      japanese:
        /スマ(?:ホ|ートフォン)(?:を|は|も|が)?[^。]{0,6}(?:持って(?:い)?な|使えな|使わな|ありま?せ?ん|ない)/iu,
      spanish: /\bno (?:tiene|usa)n? (?:móvil|smartphone)/iu,
      onlyComputers: /パソコンだけ/iu,
    },
    shares: 0,
  },
  allHaveEmail: {
    kind: 'promise',
    one: {
      english:
        /\b(?:everyone|everybody|they all|all (?:of them|my|our) ?\p{L}*|every \p{L}+)\b[^.;]{0,40}\b(?:e-?mails?)\b/iu,
      spanish: /\b(?:todos|todo el mundo)\b[^.;]{0,30}\bcorreos?/iu,
      japanese: /(?:全員|皆|みんな)[^。]{0,16}メール/iu,
    },
    other: {
      english:
        /\b(?:don[’']?t|doesn[’']?t|do not|does not|never|nobody|no one|hasn[’']?t|haven[’']?t|without|no|neither)\b[^.;]{0,24}\b(?:e-?mail(?:s| address(?:es)?)?|inbox)\b/iu,
      japanese:
        /メール(?:を|は|も)?[^。]{0,8}(?:見な|見ま?せ|読まな|読みませ|使わな|使いませ|持って(?:い)?な)/iu,
      spanish: /\bno (?:tiene|usa|lee|mira)n? (?:el )?correo/iu,
    },
    shares: 0,
  },
  noPhones: {
    kind: 'promise',
    one: {
      english:
        /\b(?:nobody|no one|none of (?:them|us))(?: (?:here|there))? (?:uses?|has|owns?|needs?|wants?|carries|brings?) (?:a |their |any )?(?:smart ?|mobile )?phones?\b|\bnothing on (?:the |a )?phones?\b/iu,
      japanese: /スマホは(?:使わ|持って(?:い)?な)/iu,
      spanish: /\bnadie (?:usa|tiene) (?:el )?móvil/iu,
    },
    other: {
      english:
        /\b(?:on|with|out|from|opens?|picks? up) (?:his|her|their|a|the) (?:smart ?|mobile )?phone\b|\bphones? (?:mostly|first)\b/iu,
      japanese: /スマホ(?:で|から)/iu,
      spanish: /\b(?:en|desde) (?:el|su) móvil/iu,
    },
    shares: 0,
  },
  noComputers: {
    kind: 'promise',
    one: {
      english:
        /\b(?:nobody|no one|none of (?:them|us|the \p{L}+))(?: \p{L}+){0,2} (?:uses?|has|have|owns?|got) (?:an? )?(?:computer|laptop|pc)\b|\bno computers?\b/iu,
      justPhones:
        /\b(?:just|only) (?:on )?(?:a |the |their |your )?phones?\b|\bphones? only\b|\bnothing but phones?\b|\bs[oó]lo (?:en |con |desde )?(?:el )?(?:móvil|celular|teléfono)|スマホ(?:だけ|のみ)/iu,
      japanese: /パソコンは(?:使わ|ありま?せ?ん|ない|持って(?:い)?な)/iu,
      spanish: /\bnadie (?:usa|tiene) (?:el )?ordenador/iu,
    },
    other: {
      english:
        /\bon (?:his|her|their|the|a|my|our)(?: \p{L}+){0,2} (?:computer|laptop|pc|desktop)\b/iu,
      japanese: /パソコン(?:で|から)/iu,
      spanish: /\ben (?:el|su|un) (?:ordenador|computador|portátil)/iu,
    },
    shares: 0,
  },
} as const satisfies Record<string, Opposed>
