import type { Opposed } from './opposed.ts'

/** When and where money changes hands. */
export const PAYMENTS = {
  noOnlinePayment: {
    kind: 'promise',
    one: {
      notOnline:
        /\bno online payments?\b|\bnot(?:hing is)? (?:paid|pay) online\b|\bno (?:payments?|paying) (?:online|in the app)\b/iu,
      onArrival:
        /\bpays?\b[^.;]{0,30}\b(?:when they (?:pick up|collect|come|arrive)|on (?:collection|arrival|the day)|at the (?:door|gate|till|desk))\b/iu,
      spanish:
        /(?<!\p{L})nada de pagos? (?:online|por internet)|\bpaga\p{L}* (?:al recoger|en mano|en la puerta)/iu,
      japanese:
        /オンライン(?:決済|払い)は(?:しません|やりません|なし|不要)|当日(?:、)?(?:お店|現地|店頭|受付)で[^。]{0,8}(?:払|いただ)/iu,
    },
    other: {
      givesCard: /\b(?:types?|puts?|enters?) (?:in )?(?:her|his|their|the) card\b/iu,
      paysOnline: /\bpa(?:ys?|id) (?:online|in the app|when (?:they|she|he) books?)\b/iu,
      spanish: /\bpaga (?:online|en la app|por internet|con (?:su )?tarjeta al reservar)/iu,
      cardNumber: /\bcard number\b/iu,
      japanese: /カード(?:番号|の番号)|(?:アプリ|オンライン|ネット)で(?:の)?(?:支払|払|決済)/iu,
    },
    shares: 0,
    not: /\bdeposits?\b|\bor\b|\b(?:nobody|no one) pays\b|前払い金|内金/iu,
  },
  noRefunds: {
    kind: 'promise',
    one: {
      neverRefunded:
        /\b(?:nobody|no one) (?:ever )?(?:gets?|receives?) (?:a |any |their )?(?:refund|money back|deposit back)\b/iu,
      noRefunds:
        /\b(?:no refunds?|non-?refundable|never (?:give )?(?:money back|refund)|not refunded|no money back)\b/iu,
      spanish: /\bno (?:se )?(?:devuelve|devolvemos|hay devoluci\p{L}+)/iu,
      japanese: /返金は?(?:しません|いたしません|なし|不可|できません|しない)/iu,
    },
    other: {
      english:
        /\b(?:gets?|receives?|given|gives?|is|are|be)\b[^.;]{0,24}\b(?:refund(?:ed)?|money back|deposit back|it back)\b|\bwe refund\b|\brefund(?:s|ed)? (?:the|in full|them|her|him)\b/iu,
      spanish: /\bse (?:le )?(?:devuelve|reembolsa)/iu,
      japanese: /返金(?:します|する|され|して|いたします)/iu,
    },
    shares: 0,
    not: /\b(?:until|before|later|after|within|unless|less|more|if we|our fault|except)\b|まで|以内|過ぎ|以降|都合/iu,
  },
  paidUpFront: {
    kind: 'promise',
    one: {
      english:
        /\b(?:pays?|paid|paying|charged?|money)\b[^.;]{0,40}\b(?:up ?front|in advance|beforehand|when (?:they|she|he|you) books?|at booking|when booking)\b/iu,
      onlyWhenPaid:
        /\b(?:only (?:when|once|after|if)|not (?:until|before)|until)\b[^.;]{0,24}\bpaid\b|\bpays? (?:first|before)\b|\bpaid (?:before|first)\b|\bpayment (?:comes )?first\b/iu,
      spanish:
        /\bpaga\p{L}* (?:por adelantado|al reservar|antes|primero)|\bhasta que (?:no )?(?:esté|está|haya) pagad/iu,
      japanesePaid: /(?:入金|支払い?)(?:を確認して|が済んで|の確認後|後に)/iu,
      japanese: /(?:前払い|先払い|予約(?:の)?(?:とき|時)に[^。]{0,12}(?:払|決済))/iu,
    },
    other: {
      english:
        /\b(?:pays?|paid|paying|take the money|settles? up)\b[^.;]{0,40}\b(?:at the end|afterwards?|after the \p{L}+|on the day|on arrival|when (?:they|she|he) (?:comes?|arrives?|collects?|picks? up))\b/iu,
      invoicedLater:
        /\b(?:invoice|bill|charge)s? (?:them |him |her |it |people |you )?(?:after|later|at the end|when (?:it|they))|\bpays? (?:us |me )?(?:later|after|when it arrives)\b|\bon account\b/iu,
      spanish:
        /\bpaga\p{L}* (?:al final|al recoger|el mismo día|después|a fin de mes)|\bfactura(?:mos)? después/iu,
      japanese: /(?:後払い|後日請求|後で請求|当日[^。]{0,10}(?:払|いただ)|帰りに[^。]{0,6}払)/iu,
    },
    shares: 0,
    not: /\b(?:deposits?|rest|balance|half|either|or)\b|内金|残り|または/iu,
  },
  nothingAtCounter: {
    kind: 'promise',
    one: {
      english:
        /\b(?:nothing|no money|no cash|nobody pays)(?: \p{L}+){0,3} (?:at|on) the (?:counter|door|desk|till|day|gate)\b/iu,
      spanish: /\bnada (?:en|al) (?:mostrador|recoger)/iu,
      japanese: /(?:窓口|店頭|受付)では?[^。]{0,8}(?:払わ|いただか|受け取ら)(?:ない|ません|ず)/iu,
    },
    other: {
      english:
        /\b(?:gives?|hands?|pays?|leaves?)\b[^.;]{0,40}(?:\d|cash|money|notes?|coins?)[^.;]{0,24}\b(?:at|on|over) the (?:counter|door|desk|till|day|gate)\b/iu,
      spanish: /\bpaga en el mostrador/iu,
      japanese: /(?:窓口|店頭|受付)で[^。]{0,12}(?:払う|渡す|支払う)/iu,
    },
    shares: 0,
  },
} as const satisfies Record<string, Opposed>
