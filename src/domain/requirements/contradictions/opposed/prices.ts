import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Opposed } from './opposed.ts'

const NONE = /no|zero|without(?: any)?|not any|nothing (?:for|on|in)/iu
const REGULAR = /monthly|running|yearly|ongoing|subscription|recurring|extra/iu
const COST = /costs?|fees?|money|budget|subscriptions?|payments? every month/iu

/** What something costs, and whether it costs at all. */
export const PRICES = {
  freeApp: {
    kind: 'promise',
    one: {
      english:
        /\bnever costs? [^.;]{0,16}\b(?:cent|penny|anything)\b|\bfree to use\b|\bcosts? nothing to use\b/iu,
      spanish: /\bgratis para (?:tod|los|las)/iu,
      german: /\bkostenlos für\b/iu,
      japanese: /アプリは無料/iu,
    },
    other: {
      english: /\b(?:pays?|charged?|fee)\b[^.;]{0,30}\b(?:for (?:using )?the app|to use it)\b/iu,
      spanish: /\bpaga[n]? [^.;]{0,30}por (?:la app|usar)/iu,
      japanese: /アプリの(?:利用料|料金|月額)/iu,
    },
    shares: 0,
  },
  free: {
    kind: 'promise',
    one: {
      free: /\b(?:for free|for nothing|free of charge|(?:is|are|stays?|always|completely|totally) free(?! again| for others?| place| slot| time| space| spot| seat| on| at))(?!\p{L})/iu,
      noFees: /\b(?:no (?:fees?|charge|cost)|costs? nothing)(?!\p{L})/iu,
      neverPays:
        /\b(?:never|won[’']?t|doesn[’']?t|don[’']?t|will not|does not|not) (?:ever )?(?:have to )?(?:pay|charge|costs?)(?!\p{L})/iu,
      spanish: /\b(?:no pagan?|sin pagar)(?!\p{L})/iu,
      withoutFees: /\bwithout (?:paying|fees?)(?!\p{L})/iu,
      spanishOrGerman: /\b(?:gratis|gratuit\p{L}*|kostenlos)(?!\p{L})/iu,
      neverAsked: /never ask (?:\p{L}+ ){0,2}for money/iu,
      japanese:
        /無料|お金[はがもを]?(?:いっさい|一切)?(?:は)?(?:かから|取ら|いただか)|お金をかけずに|(?:料|代|費)(?:は|が)?(?:なし|かから)/iu,
    },
    other: {
      price:
        /[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|\$|£|eur\b|usd|dollars?|euros?|pounds?|bucks?|francs?|rupees?|円|ドル|ユーロ)/iu,
      charged:
        /\b(?:is|are|gets?|be) charged\b|\bpays? (?:a|an|the|\d)|\b(?:pays?|take|takes|charge|charges) (?:us |them )?(?:about )?\d+ ?(?:%|percent)/iu,
      japanese: /\d+ ?[%％割](?:を|いただ)|有料|料金(?:が|を)(?:かか|いただ|取)/iu,
    },
    shares: 1,
    not: /\b(?:budget|primera|until|before|first|unless|otherwise|after that|late|under|over|up to|from (?:then|the second|\d)|then)\b|まで|以内|以上|過ぎ|超え|未満/iu,
  },
  noCosts: {
    kind: 'budget',
    one: {
      zero: /(?<![\d.,])[$€£]\s?0(?![\d.,])|\b0 (?:dollars|euros|eur|usd|pounds)\b/iu,
      noCosts: makePattern('iu')`\b(?:${NONE}) (?:\p{L}+ )?(?:${REGULAR})?\s?(?:${COST})\b`,
      nothing: /\bnothing (?:a|per|every) (?:month|year)\b/iu,
      cannotPay:
        /\b(?:can[’']?t|cannot|don[’']?t want to|won[’']?t) (?:pay|spend)(?: anything| a cent| money)?\b/iu,
      spanish:
        /\b(?:sin|ning[uú]n|nada de|no puedo (?:pagar|permitirme)) (?:\p{L}+ ){0,2}(?:cuotas?|gastos?|pagos?|suscripci\p{L}+) ?(?:mensual\p{L}*|al mes|fij[oa]s)?|\bni un euro al mes\b|\bnada al mes\b/iu,
      japaneseMonthly:
        /毎月の?(?:費用|料金|お金|支払い)[はをもが][^。]{0,10}(?:かけられ|出せ|払え|かけたくな|ゼロ|なし)|月額(?:費用|料金)?は(?:なし|ゼロ|無理|払え)/iu,
      onlyFreeTools: /\bonly free (?:tools|services)\b/iu,
      japanese:
        /(?:毎月|月々|月額|維持)の?(?:費用|料金|お金)は(?:かけ|出せ|払え|ゼロ|なし|0|０)|予算は?(?:ゼロ|なし|ありません|0円|０円)|お金はかけられ|無料の(?:もの|サービス)だけ/iu,
    },
    other: {
      paidService:
        /\b(?:stripe|twilio|docusign|mailchimp|zapier|google maps|salesforce|hubspot|sendgrid|adyen|paypal|square|xero|quickbooks|whatsapp business)\b/iu,
      paidPlan:
        /\b(?:paid|premium|licen[cs]ed|subscription)\b[^.;]{0,30}\b(?:service|plan|api|tool|account|software|provider|map|maps|version)\b/iu,
      priceEach:
        /(?:[$€£]\s?[1-9][\d.,]*|[1-9][\d.,]*\s?(?:€|\$|£|eur|usd|dollars?|euros?|pounds?|bucks?))\s?(?:a|per|\/|each|every)\s?(?:month|year|text|sms|message|user|letter)/iu,
      theyCharge:
        /\b(?:they|it|that|which|service|provider|company)(?:['’]s| is| are)? (?:charges?|costs?|wants?|takes?|asks? for)?\s?(?:us |me )?[$€£]?\d+ (?:\p{L}+ )?(?:a|per|every) (?:month|year)/iu,
      spanish: /\d+ ?(?:euros?|€|\$) (?:al|por|cada) (?:mes|año)/iu,
      payEach: /\bpay (?:for|per) (?:each |every )?(?:text|sms|message)/iu,
      japanese:
        /(?:毎月|月)[0-9０-９一二三四五六七八九十百千万,]+円|有料の|1通[^。]{0,8}円|一通[^。]{0,8}円/iu,
    },
    shares: 0,
  },
  included: {
    kind: 'promise',
    one: {
      english:
        /\bpart of (?:that|it|the price)\b|\b(?:is|are|all) included\b|\bincludes?\b|\bno extra\b|\bnothing extra\b/iu,
      spanish: /\bincluid[oa]s?\b|\bsin coste adicional/iu,
      german: /\binbegriffen/iu,
      japanese: /込み|含まれ|に含む/iu,
    },
    other: {
      english:
        /\bplus [^.;]{0,12}\d|\b(?:costs?|charged?|pay|pays) extra\b|\bon top\b|\bextra (?:charge|fee)/iu,
      spanish: /\baparte\b|\bcuesta más/iu,
      german: /\bkostet extra/iu,
      japanese: /別途|別料金/iu,
      sum: /\+ ?[$€£]?\d/iu,
    },
    shares: 1,
  },
  lateFee: {
    kind: 'promise',
    one: {
      english:
        /\b(?:late|overdue)\b[^.;]{0,40}(?:[$€£]\s?\d|\d[\d.,]* ?(?:euros?|pounds?|dollars?))|(?:[$€£]\s?\d|\d[\d.,]* ?(?:euros?|pounds?|dollars?))[^.;]{0,24}\blate\b/iu,
      spanish: /\brecargo por retraso/iu,
      japanese: /延滞料/iu,
    },
    other: {
      english:
        /\blate\b[^.;]{0,40}\b(?:no (?:charge|fee|fine|penalty)|for nothing|doesn[’']?t cost|isn[’']?t charged)|\bno late fees?\b/iu,
      japanese: /遅れて[^。]{0,16}(?:無料|料金はかから)/iu,
    },
    shares: 0,
  },
  noShow: {
    kind: 'promise',
    one: {
      english:
        /\b(?:no-?shows?|doesn[’']?t (?:show|turn) up|don[’']?t (?:show|turn) up|miss(?:es|ed)?)\b(?![^.;]{0,50}\b(?:nothing|not|no|let it go)\b)[^.;]{0,50}\b(?:charged|pays?|loses?|fee|fine)\b/iu,
      spanish: /\bno (?:viene|se presenta|aparece)\p{L}*\b[^.;]{0,40}\b(?:paga|cobra|pierde)/iu,
      japanese: /無断(?:欠席|キャンセル)[^。]{0,20}(?:いただき|払|請求|全額)/iu,
    },
    other: {
      english:
        /\b(?:no-?shows?|doesn[’']?t (?:show|turn) up|don[’']?t (?:show|turn) up|miss(?:es|ed)?)\b[^.;]{0,50}\b(?:nothing|no (?:charge|fee|penalty)|not charged|isn[’']t charged|let it go)\b/iu,
      spanish:
        /\bno (?:viene|se presenta|aparece)\p{L}*\b[^.;]{0,40}\bno (?:pasa nada|se (?:le )?cobra)/iu,
      japanese:
        /無断(?:欠席|キャンセル)[^。]{0,20}(?:かかりません|取りません|いただきません|無料)/iu,
    },
    shares: 0,
  },
} as const satisfies Record<string, Opposed>
