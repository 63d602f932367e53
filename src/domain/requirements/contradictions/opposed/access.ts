import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Opposed } from './opposed.ts'

const REFUSED =
  /\bnot (?:accepted|allowed|possible)|can[’']?t|cannot|won[’']?t|refused|ません|できない/iu
const WITHOUT_NAME =
  /\bwithout (?:giving |saying |leaving )?(?:her|his|their|a|any|your) names?\b|\banonymous(?:ly)?\b/iu
const WITHOUT_NAME_IN_SPANISH = /\bsin (?:dar |decir )?(?:su |el )?nombre/iu
const WITHOUT_NAME_IN_JAPANESE = /匿名|名前を(?:言わ|書か|入れ|名乗ら)(?:ず|な)/iu

const PLACE =
  /branch|shop|location|site|studio|salon|store|clinic|garage|depot|gym|observatory|venue|café|hall|surgery|workshop|kitchen|school|yard|library|practice|bakery|nursery/iu
const PLACES =
  /branches|shops|locations|sites|studios|salons|stores|clinics|garages|depots|gyms|venues|halls|surgeries|workshops|kitchens|schools|yards|libraries|practices|bakeries|nurseries/iu

/** Who gets in, who sees what, and who has to say who they are. */
export const ACCESS = {
  noAccount: {
    kind: 'promise',
    one: {
      noAccount:
        /\b(?:no (?:accounts?|log[- ]?ins?|passwords?|sign-?ups?|registration)|without (?:an? )?(?:accounts?|log-?ins?|logging in|passwords?|signing (?:in|up)|registering|registration))\b/iu,
      neverLogsIn:
        /\b(?:(?:don[’']?t|doesn[’']?t|need not|never) (?:have to |need (?:to |an? )?)?(?:log in|sign (?:in|up)|register|account|password))\b/iu,
      nobodyHasTo:
        /\b(?:nobody|no one|no-one|they never|never) (?:has|have|needs?) to (?:register|log in|sign (?:in|up)|remember)/iu,
      spanish:
        /\bsin (?:tener que |necesidad de )?(?:registrarse|registro|contraseña|cuenta|crear (?:una )?cuenta|darse de alta)(?!\p{L})/iu,
      japanese:
        /(?:登録|ログイン|会員登録|パスワード)(?:は|も|が)?(?:なし|不要|いらない|要らない|せずに|しなくて)/iu,
    },
    other: {
      mustLogIn:
        /\b(?:must|has to|have to|needs? to|should|only after|first) (?:\p{L}+ ){0,2}(?:log in|sign (?:in|up)|register|create an account)/iu,
      needsAccount:
        /\b(?:needs?|requires?|with (?:an?|their|his|her|your|own)) (?:an? |own )?(?:accounts?|passwords?|log-?ins?)\b/iu,
      logsIn:
        /\b(?:logs|signs|signed|logged) in\b|\bforgot(?:ten)? (?:the|their|her|his|a) password/iu,
      spanish: /\b(?:inicia|iniciar) sesión|\bcrea[rn]? (?:su|una) cuenta|\bse registra\b/iu,
      notRegistered: /\b(?:hasn[’']?t|not) (?:registered|logged in|signed (?:in|up))/iu,
      spanishPassword: /\bcontraseña/iu,
      japanese:
        /(?:ログイン|会員登録|パスワード)(?:を)?(?:して(?:い)?ない(?:人|方)[^。]{0,16}(?:できない|できません)|して|が必要|を入れ|しないと|しなければ)/iu,
    },
    shares: 0,
    not: /assum|guess|maybe|not sure|と思/i,
  },
  noPrivateData: {
    kind: 'private',
    one: {
      noPrivateData:
        /\b(?:no|not any|without) (?:personal|private|sensitive) (?:data|information|details)\b|\bnothing (?:private|personal)\b/iu,
      keepsNone:
        /\b(?:we|i) (?:do not|don[’']?t) (?:keep|store|have|collect) (?:any )?(?:personal|private) (?:data|information)\b/iu,
      japanese: /個人情報は(?:持た|扱わ|集め|残さ|入れ|ありません|ない)/iu,
    },
    other: {
      contact: /\b(?:e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|home address(?:es)?)\b/iu,
      birthOrName:
        /\b(?:birth ?(?:dates?|days?)|dates? of birth|surnames?|last names?|full names?)\b/iu,
      papersOrHealth: /\b(?:bank (?:accounts?|details)|passport\w*|diagnos[ie]s|health data)\b/iu,
      japanese: /電話番号|住所|生年月日|氏名|メールアドレス|口座/iu,
    },
    shares: 0,
  },
  anonymous: {
    kind: 'promise',
    one: {
      anonymous: makePattern(
        'iu',
      )`^(?!.*(?:${REFUSED}))(?=.*(?:${WITHOUT_NAME}|${WITHOUT_NAME_IN_SPANISH}|${WITHOUT_NAME_IN_JAPANESE}))`,
    },
    other: {
      notWithoutName:
        /\b(?:without|no) (?:an? |any |their )?names?\b[^.;]{0,30}\b(?:not|can[’']?t|cannot|won[’']?t|refused)/iu,
      notAnonymous: /\banonymous\b[^.;]{0,30}\b(?:not|no|can[’']?t)|\bno anonymous\b/iu,
      namesRequired: /\bnames? (?:is|are) (?:required|compulsory|mandatory)/iu,
      mustGiveName: /\bmust (?:give|leave|enter) (?:their|a|his|her) (?:full )?names?/iu,
      japanese: /匿名[^。]{0,12}(?:ない|ません)|名前(?:は|が)(?:必須|必要)/iu,
    },
    shares: 0,
  },
  anyoneSees: {
    kind: 'promise',
    one: {
      english:
        /\b(?:anyone|anybody|everyone|everybody|the public)\b[^.;]{0,20}\b(?:can|may) (?:see|look|read|browse|view)\b|\bopen to (?:all|everyone|the public)\b/iu,
      spanish: /\bcualquiera puede ver/iu,
      japanese: /誰でも(?:見|閲覧)/iu,
    },
    other: {
      onlyMembers:
        /\b(?:only|just) (?:for )?(?:members|people who (?:are|have))\b[^.;]{0,24}\b(?:see|look|read|view)/iu,
      notForOthers:
        /\b(?:isn[’']?t|not) a member\b[^.;]{0,24}\b(?:can[’']?t|cannot|not)\b[^.;]{0,8}\b(?:see|look|read|view)/iu,
      spanish: /\bs[oó]lo (?:los )?socios (?:pueden )?ve/iu,
      japanese: /会員(?:だけ|のみ)(?:が|に)?(?:見|閲覧|表示)/iu,
    },
    shares: 1,
  },
  forbidden: {
    kind: 'promise',
    one: {
      notUntil:
        /\b(?:can[’']?t|cannot|may not|must not|are not allowed to|is not allowed to)\b[^.;]{0,80}\b(?:until|unless|before|who|if|when)\b/iu,
      whoCannot: /\b(?:who|if|when)\b[^.;]{0,60}\b(?:can[’']?t|cannot|may not|must not)\b/iu,
      spanish: /\bno puede[n]?\b[^.;]{0,60}\b(?:hasta|si|sin)\b/iu,
      japanese: /(?:まで|ないと|なければ|場合)[^。]{0,24}(?:できません|できない|不可)/iu,
    },
    other: {
      english:
        /\ball the same\b|\b(?:it|them|him|her|in) anyway\b|\b(?:even so|nevertheless|regardless|still gets?)\b/iu,
      spanish: /\baun así\b|\bde todos modos\b|\bigualmente\b/iu,
      german: /\btrotzdem\b/iu,
      japanese: /それでも|にもかかわらず/iu,
    },
    shares: 1,
  },
  allBranches: {
    kind: 'promise',
    one: {
      several: makePattern(
        'iu',
      )`\b(?:both|all|two|three|four|five|[2-9]|our (?:other|second))(?: (?:of )?our| the)? (?:${PLACES})\b`,
      theOther:
        /\bthere[’']s the \p{L}+ one and (?:the )?(?:one|other)|\bthe one (?:at|in|by|on) the\b[^.]{0,60}\b(?:each|other one)\b|\bthe other one (?:in|at|on)\b/iu,
      which: makePattern('iu')`\b(?:which|choose a|picks? a|picks? the) (?:${PLACE})\b`,
      spanish:
        /\b(?:l[oa]s )?(?:dos|tres|cuatro) (?:tiendas|locales|sedes|centros)|\ben cada (?:tienda|local|sede)|\bqué (?:tienda|local|sede)/iu,
      japanese: /(?:[二三四五2-9])(?:店舗|教室|院)|全店|両店|どちらの(?:店|教室)|店舗を選/iu,
    },
    other: {
      only: makePattern(
        'iu',
      )`\b(?:only|just)(?: the| one| our| have){0,3} (?:\p{L}+ )?(?:${PLACE})\b`,
      oneOnly: makePattern('iu')`\b(?:the one|a single|one single) (?:${PLACE})\b`,
      noOthers: makePattern('iu')`\bno (?:several|other|second|more) (?:${PLACES})\b`,
      spanish:
        /\bs[oó]lo (?:hay |tenemos )?(?:la|el|una|un) (?:tienda|local|sede|centro)|\b(?:una sola|un solo) (?:tienda|sede|local|centro)/iu,
      japanese: /一店舗|(?:本店|\p{L}店)だけ|(?:店|教室)は(?:一つ|ひとつ|1つ)/iu,
    },
    shares: 0,
  },
} as const satisfies Record<string, Opposed>
