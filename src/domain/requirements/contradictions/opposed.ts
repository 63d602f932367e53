/** Two ways to speak of one thing that cannot both hold. */
export interface Opposed {
  kind: 'promise' | 'budget' | 'private'
  one: RegExp
  other: RegExp
  /** Whether both must speak of the same act besides. */
  isAboutSame: boolean
  /** What says the one, or the other, only by chance. */
  not?: RegExp
}

/** What founders say in one answer and take back in another, in both languages. */
export const OPPOSED: readonly Opposed[] = [
  {
    kind: 'promise',
    one: /\bnever costs? [^.;]{0,16}\b(?:cent|penny|anything)\b|\bfree to use\b|\bcosts? nothing to use\b|\bgratis para (?:tod|los|las)|\bkostenlos für\b|アプリは無料/iu,
    other:
      /\b(?:pays?|charged?|fee)\b[^.;]{0,30}\b(?:for (?:using )?the app|to use it)\b|\bpaga[n]? [^.;]{0,30}por (?:la app|usar)|アプリの(?:利用料|料金|月額)/iu,
    isAboutSame: false,
  },
  {
    kind: 'promise',
    one: /\b(?:any ?time|24\/7|around the clock|day (?:and|or) night|at any hour|24 hours a day)\b|いつでも|24時間(?:いつでも|受け|対応|使え|予約)|昼も夜も/iu,
    other:
      /\b(?:only|no|not|never|closed?|closes|nobody|can[’']?t|cannot)\b[^.;]{0,50}\b(?:after|before|between|until|from|on)\b[^.;]{0,14}(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d|noon|midnight|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)|(?:時|日曜|月曜|土曜|夜|深夜)[^。]{0,16}(?:受け付け(?:ない|ません)|でき(?:ない|ません)|休み|止め|閉)/iu,
    isAboutSame: true,
  },
  {
    kind: 'promise',
    one: /\b(?:instant(?:ly)?|immediate(?:ly)?|right away|straight away|at once|on the spot|(?<![=+] ?)(?:on |the )same day|within (?:a |one )?minutes?|in (?:a |one )?(?:minute|second)s?)\b|すぐに|その場で|その日のうち|即座|即時|当日中/iu,
    other:
      /\b(?:within|after|in|takes?|up to|wait(?:s|ing)?)\b[^.;]{0,20}\b(?:\d+|two|three|four|five|six|seven|ten|a few|several) (?:working |business |school )?(?:days|weeks)\b|\b(?:next|following) (?:day|week)\b|(?:[二三四五六七八九十0-9０-９]+)(?:営業日|日|週間)(?:以内|後|かか|たって|待)|翌日|翌週/iu,
    isAboutSame: true,
  },
  {
    kind: 'promise',
    one: /\b(?:for free|free of charge|(?:is|are|stays?|always|completely|totally) free(?! again| for others?| place| slot| time| space| spot| seat| on| at)|no (?:fees?|charge|cost)|costs? nothing|never (?:pay|charge|costs? )|without (?:paying|fees?)|gratis|gratuit\p{L}*|kostenlos)(?!\p{L})|無料|お金は(?:かから|取ら|いただか)|お金をかけずに/iu,
    other:
      /(?:[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|\$|£|eur\b|usd|dollars?|euros?|pounds?|bucks?|francs?|rupees?|円|ドル|ユーロ)|\b(?:is|are|gets?|be) charged\b|\bpays? (?:a|an|the|\d)|有料|料金(?:が|を)(?:かか|いただ|取))/iu,
    isAboutSame: true,
    not: /\b(?:budget|until|before|first|unless|otherwise|after that|late|under|over|up to|from|then)\b|まで|以内|以上|過ぎ|超え|未満/iu,
  },
  {
    kind: 'promise',
    one: /\b(?:no (?:accounts?|log-?ins?|passwords?|sign-?ups?|registration)|without (?:an? )?(?:accounts?|log-?ins?|logging in|passwords?|signing (?:in|up)|registering|registration)|(?:don[’']?t|doesn[’']?t|need not|never) (?:have to |need (?:to |an? )?)?(?:log in|sign (?:in|up)|register|account|password))\b|\b(?:nobody|no one|no-one|they never|never) (?:has|have|needs?) to (?:register|log in|sign (?:in|up)|remember)|\bsin (?:registrarse|registro|contraseña|cuenta)\b|(?:登録|ログイン|会員登録|パスワード)(?:は|も|が)?(?:なし|不要|いらない|要らない|せずに|しなくて)/iu,
    other:
      /\b(?:must|has to|have to|needs? to|should|only after|first) (?:\p{L}+ ){0,2}(?:log in|sign (?:in|up)|register|create an account)|\b(?:needs?|requires?|with (?:an?|their|his|her|your|own)) (?:an? |own )?(?:accounts?|passwords?|log-?ins?)\b|\b(?:logs|signs|signed|logged) in\b|\bforgot(?:ten)? (?:the|their|her|his|a) password|\b(?:inicia|iniciar) sesión|\bcontraseña|(?:ログイン|会員登録|パスワード)(?:して|が必要|を入れ|しないと|しなければ)/iu,
    isAboutSame: false,
    not: /assum|guess|maybe|not sure|と思/i,
  },
  {
    kind: 'promise',
    one: /\b(?:no|without|not any|don[’']?t (?:send|want)|never (?:send)?) (?:\p{L}+ ){0,1}(?:texts?|sms|text messages)\b|(?:SMS|ショートメール|メール)は(?:使わ|送ら|要ら|いら)/iu,
    other:
      /\b(?:by|gets? an?|sends? an?|via|receives? an?|with an?) (?:text(?: message)?|sms)\b|\b(?:is|are) texted\b|\btexts? (?:the|them|him|her|every|each)\b/iu,
    isAboutSame: false,
  },
  {
    kind: 'budget',
    one: /(?<![\d.,])[$€£]\s?0(?![\d.,])|\b0 (?:dollars|euros|eur|usd|pounds)\b|\b(?:no|zero|without(?: any)?|not any|nothing (?:for|on|in)) (?:\p{L}+ )?(?:monthly|running|yearly|ongoing|subscription|recurring|extra)?\s?(?:costs?|fees?|money|budget|subscriptions?|payments? every month)\b|\bnothing (?:a|per|every) (?:month|year)\b|\b(?:can[’']?t|cannot|don[’']?t want to|won[’']?t) (?:pay|spend)(?: anything| a cent| money)?\b|\bonly free (?:tools|services)\b|(?:毎月|月々|月額|維持)の?(?:費用|料金|お金)は(?:かけ|出せ|払え|ゼロ|なし|0|０)|予算は?(?:ゼロ|なし|ありません|0円|０円)|お金はかけられ|無料の(?:もの|サービス)だけ/iu,
    other:
      /\b(?:stripe|twilio|docusign|mailchimp|zapier|google maps|salesforce|hubspot|sendgrid|adyen|paypal|square|xero|quickbooks|whatsapp business)\b|\b(?:paid|premium|licen[cs]ed|subscription)\b[^.;]{0,30}\b(?:service|plan|api|tool|account|software|provider|map|maps|version)\b|(?:[$€£]\s?[1-9][\d.,]*|[1-9][\d.,]*\s?(?:€|\$|£|eur|usd|dollars?|euros?|pounds?|bucks?))\s?(?:a|per|\/|each|every)\s?(?:month|year|text|sms|message|user|letter)|\bpay (?:for|per) (?:each |every )?(?:text|sms|message)|(?:毎月|月)[0-9０-９一二三四五六七八九十百千万,]+円|有料の|1通[^。]{0,8}円|一通[^。]{0,8}円/iu,
    isAboutSame: false,
  },
  {
    kind: 'private',
    one: /\b(?:no|not any|without) (?:personal|private|sensitive) (?:data|information|details)\b|\bnothing (?:private|personal)\b|\b(?:we|i) (?:do not|don[’']?t) (?:keep|store|have|collect) (?:any )?(?:personal|private) (?:data|information)\b|個人情報は(?:持た|扱わ|集め|残さ|入れ|ありません|ない)/iu,
    other:
      /\b(?:e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|home address(?:es)?|birth ?(?:dates?|days?)|dates? of birth|surnames?|last names?|full names?|bank (?:accounts?|details)|passport\w*|diagnos[ie]s|health data)\b|電話番号|住所|生年月日|氏名|メールアドレス|口座/iu,
    isAboutSame: false,
  },
]
