/** Two ways to speak of one thing that cannot both hold. */
export interface Opposed {
  kind: 'promise' | 'budget' | 'private'
  one: RegExp
  other: RegExp
  /** How many words of the same act both must share besides. */
  shares: 0 | 1
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
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:any ?time|24\/7|around the clock|day (?:and|or) night|at any hour|24 hours a day)\b|いつでも|24時間(?:いつでも|受け|対応|使え|予約)|昼も夜も/iu,
    other:
      /\b(?:only|no|not|never|closed?|closes|nobody|can[’']?t|cannot)\b[^.;]{0,50}\b(?:after|before|between|until|from|on)\b[^.;]{0,14}(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d|noon|midnight|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)|(?:時|日曜|月曜|土曜|夜|深夜)[^。]{0,16}(?:受け付け(?:ない|ません)|でき(?:ない|ません)|休み|止め|閉)/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /\b(?:instant(?:ly)?|immediate(?:ly)?|right away|straight away|at once|on the spot|(?<![=+] ?)(?:on |the )same day|within (?:a |one )?minutes?|in (?:a |one )?(?:minute|second)s?)\b|すぐに|その場で|その日のうち|即座|即時|当日中/iu,
    other:
      /\b(?:within|after|in|takes?|up to|wait(?:s|ing)?)\b[^.;]{0,20}\b(?:\d+|two|three|four|five|six|seven|ten|a few|several) (?:working |business |school )?(?:days|weeks)\b|\b(?:next|following) (?:day|week)\b|(?:[二三四五六七八九十0-9０-９]+)(?:営業日|日|週間)(?:以内|後|かか|たって|待)|翌日|翌週/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /\b(?:for free|for nothing|free of charge|(?:is|are|stays?|always|completely|totally) free(?! again| for others?| place| slot| time| space| spot| seat| on| at)|no (?:fees?|charge|cost)|costs? nothing|(?:never|won[’']?t|doesn[’']?t|don[’']?t|will not|does not|not) (?:ever )?(?:have to )?(?:pay|charge|costs?)|no pagan?|sin pagar|without (?:paying|fees?)|gratis|gratuit\p{L}*|kostenlos)(?!\p{L})|never ask (?:\p{L}+ ){0,2}for money|無料|お金[はがもを]?(?:いっさい|一切)?(?:は)?(?:かから|取ら|いただか)|お金をかけずに|(?:料|代|費)(?:は|が)?(?:なし|かから)/iu,
    other:
      /(?:[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|\$|£|eur\b|usd|dollars?|euros?|pounds?|bucks?|francs?|rupees?|円|ドル|ユーロ)|\b(?:is|are|gets?|be) charged\b|\bpays? (?:a|an|the|\d)|\b(?:pays?|take|takes|charge|charges) (?:us |them )?(?:about )?\d+ ?(?:%|percent)|\d+ ?[%％割](?:を|いただ)|有料|料金(?:が|を)(?:かか|いただ|取))/iu,
    shares: 1,
    not: /\b(?:budget|primera|until|before|first|unless|otherwise|after that|late|under|over|up to|from (?:then|the second|\d)|then)\b|まで|以内|以上|過ぎ|超え|未満/iu,
  },
  {
    kind: 'promise',
    one: /\b(?:no (?:accounts?|log[- ]?ins?|passwords?|sign-?ups?|registration)|without (?:an? )?(?:accounts?|log-?ins?|logging in|passwords?|signing (?:in|up)|registering|registration)|(?:don[’']?t|doesn[’']?t|need not|never) (?:have to |need (?:to |an? )?)?(?:log in|sign (?:in|up)|register|account|password))\b|\b(?:nobody|no one|no-one|they never|never) (?:has|have|needs?) to (?:register|log in|sign (?:in|up)|remember)|\bsin (?:tener que |necesidad de )?(?:registrarse|registro|contraseña|cuenta|crear (?:una )?cuenta|darse de alta)(?!\p{L})|(?:登録|ログイン|会員登録|パスワード)(?:は|も|が)?(?:なし|不要|いらない|要らない|せずに|しなくて)/iu,
    other:
      /\b(?:must|has to|have to|needs? to|should|only after|first) (?:\p{L}+ ){0,2}(?:log in|sign (?:in|up)|register|create an account)|\b(?:needs?|requires?|with (?:an?|their|his|her|your|own)) (?:an? |own )?(?:accounts?|passwords?|log-?ins?)\b|\b(?:logs|signs|signed|logged) in\b|\bforgot(?:ten)? (?:the|their|her|his|a) password|\b(?:inicia|iniciar) sesión|\bcrea[rn]? (?:su|una) cuenta|\bse registra\b|\b(?:hasn[’']?t|not) (?:registered|logged in|signed (?:in|up))|\bcontraseña|(?:ログイン|会員登録|パスワード)(?:を)?(?:して(?:い)?ない(?:人|方)[^。]{0,16}(?:できない|できません)|して|が必要|を入れ|しないと|しなければ)/iu,
    shares: 0,
    not: /assum|guess|maybe|not sure|と思/i,
  },
  {
    kind: 'promise',
    one: /\b(?:no|without|not any|don[’']?t (?:send|want)|never (?:send)?) (?:\p{L}+ ){0,1}(?:texts?|sms|text messages)\b|(?:SMS|ショートメール|メール)は(?:使わ|送ら|要ら|いら)/iu,
    other:
      /\b(?:by|gets? an?|sends? an?|via|receives? an?|with an?) (?:text(?: message)?|sms)\b|\b(?:is|are) texted\b|\btexts? (?:the|them|him|her|every|each)\b/iu,
    shares: 0,
  },
  {
    kind: 'budget',
    one: /(?<![\d.,])[$€£]\s?0(?![\d.,])|\b0 (?:dollars|euros|eur|usd|pounds)\b|\b(?:no|zero|without(?: any)?|not any|nothing (?:for|on|in)) (?:\p{L}+ )?(?:monthly|running|yearly|ongoing|subscription|recurring|extra)?\s?(?:costs?|fees?|money|budget|subscriptions?|payments? every month)\b|\bnothing (?:a|per|every) (?:month|year)\b|\b(?:can[’']?t|cannot|don[’']?t want to|won[’']?t) (?:pay|spend)(?: anything| a cent| money)?\b|\bonly free (?:tools|services)\b|(?:毎月|月々|月額|維持)の?(?:費用|料金|お金)は(?:かけ|出せ|払え|ゼロ|なし|0|０)|予算は?(?:ゼロ|なし|ありません|0円|０円)|お金はかけられ|無料の(?:もの|サービス)だけ/iu,
    other:
      /\b(?:stripe|twilio|docusign|mailchimp|zapier|google maps|salesforce|hubspot|sendgrid|adyen|paypal|square|xero|quickbooks|whatsapp business)\b|\b(?:paid|premium|licen[cs]ed|subscription)\b[^.;]{0,30}\b(?:service|plan|api|tool|account|software|provider|map|maps|version)\b|(?:[$€£]\s?[1-9][\d.,]*|[1-9][\d.,]*\s?(?:€|\$|£|eur|usd|dollars?|euros?|pounds?|bucks?))\s?(?:a|per|\/|each|every)\s?(?:month|year|text|sms|message|user|letter)|\bpay (?:for|per) (?:each |every )?(?:text|sms|message)|(?:毎月|月)[0-9０-９一二三四五六七八九十百千万,]+円|有料の|1通[^。]{0,8}円|一通[^。]{0,8}円/iu,
    shares: 0,
  },
  {
    kind: 'private',
    one: /\b(?:no|not any|without) (?:personal|private|sensitive) (?:data|information|details)\b|\bnothing (?:private|personal)\b|\b(?:we|i) (?:do not|don[’']?t) (?:keep|store|have|collect) (?:any )?(?:personal|private) (?:data|information)\b|個人情報は(?:持た|扱わ|集め|残さ|入れ|ありません|ない)/iu,
    other:
      /\b(?:e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|home address(?:es)?|birth ?(?:dates?|days?)|dates? of birth|surnames?|last names?|full names?|bank (?:accounts?|details)|passport\w*|diagnos[ie]s|health data)\b|電話番号|住所|生年月日|氏名|メールアドレス|口座/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\bno online payments?\b|\bnot(?:hing is)? (?:paid|pay) online\b|\bno (?:payments?|paying) (?:online|in the app)\b|\bpays?\b[^.;]{0,30}\b(?:when they (?:pick up|collect|come|arrive)|on (?:collection|arrival|the day)|at the (?:door|gate|till|desk))\b|(?<!\p{L})nada de pagos? (?:online|por internet)|\bpaga\p{L}* (?:al recoger|en mano|en la puerta)|オンライン(?:決済|払い)は(?:しません|やりません|なし|不要)|当日(?:、)?(?:お店|現地|店頭|受付)で[^。]{0,8}(?:払|いただ)/iu,
    other:
      /\b(?:types?|puts?|enters?) (?:in )?(?:her|his|their|the) card\b|\bpa(?:ys?|id) (?:online|in the app|when (?:they|she|he) books?)\b|\bpaga (?:online|en la app|por internet|con (?:su )?tarjeta al reservar)|\bcard number\b|カード(?:番号|の番号)|(?:アプリ|オンライン|ネット)で(?:の)?(?:支払|払|決済)/iu,
    shares: 0,
    not: /\bdeposits?\b|\bor\b|\b(?:nobody|no one) pays\b|前払い金|内金/iu,
  },
  {
    kind: 'promise',
    one: /\bpart of (?:that|it|the price)\b|\b(?:is|are|all) included\b|\bincludes?\b|\bno extra\b|\bnothing extra\b|\bincluid[oa]s?\b|\bsin coste adicional|\binbegriffen|込み|含まれ|に含む/iu,
    other:
      /\bplus [^.;]{0,12}\d|\b(?:costs?|charged?|pay|pays) extra\b|\bon top\b|\bextra (?:charge|fee)|\baparte\b|\bcuesta más|\bkostet extra|別途|別料金|\+ ?[$€£]?\d/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /\b(?:can[’']?t|cannot|may not|must not|are not allowed to|is not allowed to)\b[^.;]{0,80}\b(?:until|unless|before|who|if|when)\b|\b(?:who|if|when)\b[^.;]{0,60}\b(?:can[’']?t|cannot|may not|must not)\b|\bno puede[n]?\b[^.;]{0,60}\b(?:hasta|si|sin)\b|(?:まで|ないと|なければ|場合)[^。]{0,24}(?:できません|できない|不可)/iu,
    other:
      /\ball the same\b|\b(?:even so|nevertheless|regardless|still gets?)\b|\baun así\b|\bde todos modos\b|\bigualmente\b|\btrotzdem\b|それでも|にもかかわらず/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /^(?!.*(?:\bno\b|\bnot\b|n[’']t\b)[^.;]{0,24}\boffline).*(?:\b(?:works?|working|used|usable|opens?|tick\w*|records?|fills?|see|sees)\b[^.;]{0,40}\b(?:offline|without (?:a |any )?(?:signal|internet|connection|network|wi-?fi|reception))\b|\bno (?:signal|reception|internet)\b[^.;]{0,60}\b(?:works?|still|keeps?|carry on|saved)\b|\bfuncion\p{L}* sin (?:conexión|internet|cobertura|señal)|オフライン(?:でも|で使え)|(?:電波|ネット|圏外)[^。]{0,10}でも[^。]{0,10}(?:使え|見られ|記録))/iu,
    other:
      /\b(?:needs?|requires?|only works? with) (?:to be )?(?:an? |the )?(?:online|internet|connection|signal|wi-?fi)\b|\balways (?:online|connected|has (?:signal|internet))\b|\bonly (?:works? )?online\b|\bno offline\b|\bnot? (?:\p{L}+ ){0,3}offline\b|n[’']t (?:\p{L}+ ){0,4}offline\b|\bsiempre (?:hay|con) (?:conexión|internet|cobertura)|\bnada de (?:modo )?(?:offline|sin conexión)|オフライン(?:対応)?は(?:不要|いら|要ら|しません|やら|作ら)|ネット(?:が|に)(?:ない|つながらない)と使え|常にオンライン|必ずネット/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:confirmed|booked|accepted|approved|goes through|confirms?|accepts?)(?: \p{L}+){0,2} (?:at once|instantly|immediately|automatically|straight away|right away|on the spot|by itself)\b|\b(?:at once|instantly|automatically|immediately|straight away) (?:confirm(?:ed|s)?|booked|accept(?:ed|s)?|approv(?:ed|es)?)\b|\b(?:hers|his|theirs|yours|done) (?:straight away|right away|at once|immediately)\b|\bwithout (?:me|anyone|anybody|us) (?:checking|approving|confirming|doing)\b|\bnobody (?:has|needs) to (?:approve|confirm|check)\b|\bse confirma (?:sol[oa]|al momento|en el acto|automáticamente)|\bsofort bestätigt|自動(?:で|的に)(?:確定|承認|受付)|(?:すぐに?|その場で|即)確定/iu,
    other:
      /\b(?:i|we|owner|manager|office|coordinator)\b(?: (?:have|has|need|needs|want|wants) to| must| first| always)? (?:approve|confirm|accept|check|okay|look at|say yes to)s? (?:each|every|all|it|any)\b|\b(?:until|unless|only (?:after|once|when))\b[^.;]{0,24}\b(?:approv(?:ed|es|e)|confirm(?:ed|s)?|accept(?:ed|s)?|okayed|sa(?:y|ys|id) yes)\b|\bone by one\b|\bby hand\b|\bhasta que (?:yo |nosotros )?(?:l[oa]s? )?(?:apruebe|confirme|acepte|revise)|(?:承認|確認|許可)(?:してから|するまで|しないと|が必要|したら|した後)/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /\b(?:(?:nobody|no one) (?:ever )?(?:gets?|receives?) (?:a |any |their )?(?:refund|money back|deposit back)|no refunds?|non-?refundable|never (?:give )?(?:money back|refund)|not refunded|no money back)\b|\bno (?:se )?(?:devuelve|devolvemos|hay devoluci\p{L}+)|返金は?(?:しません|いたしません|なし|不可|できません|しない)/iu,
    other:
      /\b(?:gets?|receives?|given|gives?|is|are|be)\b[^.;]{0,24}\b(?:refund(?:ed)?|money back|deposit back|it back)\b|\bwe refund\b|\brefund(?:s|ed)? (?:the|in full|them|her|him)\b|\bse (?:le )?(?:devuelve|reembolsa)|返金(?:します|する|され|して|いたします)/iu,
    shares: 0,
    not: /\b(?:until|before|later|after|within|unless|less|more|if we|our fault|except)\b|まで|以内|過ぎ|以降|都合/iu,
  },
  {
    kind: 'promise',
    one: /\b(?:everyone|everybody|they all|all (?:of them|my|our) ?\p{L}*|every \p{L}+)\b[^.;]{0,40}\b(?:smart ?phones?|mobiles?)\b|\b(?:todos|todo el mundo)\b[^.;]{0,30}\b(?:móvil|smartphone)|(?:全員|皆|みんな)[^。]{0,16}(?:スマホ|スマートフォン)/iu,
    other:
      /\b(?:don[’']?t|doesn[’']?t|do not|does not|never|hasn[’']?t|haven[’']?t|without|no|neither)\b[^.;]{0,24}\b(?:smart ?phones?|mobiles?|phones?)\b(?! numbers?| calls?)|スマ(?:ホ|ートフォン)(?:を|は|も|が)?[^。]{0,6}(?:持って(?:い)?な|使えな|使わな|ありま?せ?ん|ない)|\bno (?:tiene|usa)n? (?:móvil|smartphone)|パソコンだけ/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:everyone|everybody|they all|all (?:of them|my|our) ?\p{L}*|every \p{L}+)\b[^.;]{0,40}\b(?:e-?mails?)\b|\b(?:todos|todo el mundo)\b[^.;]{0,30}\bcorreos?|(?:全員|皆|みんな)[^。]{0,16}メール/iu,
    other:
      /\b(?:don[’']?t|doesn[’']?t|do not|does not|never|nobody|no one|hasn[’']?t|haven[’']?t|without|no|neither)\b[^.;]{0,24}\b(?:e-?mail(?:s| address(?:es)?)?|inbox)\b|メール(?:を|は|も)?[^。]{0,8}(?:見な|見ま?せ|読まな|読みませ|使わな|使いませ|持って(?:い)?な)|\bno (?:tiene|usa|lee|mira)n? (?:el )?correo/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:late|overdue)\b[^.;]{0,40}(?:[$€£]\s?\d|\d[\d.,]* ?(?:euros?|pounds?|dollars?))|(?:[$€£]\s?\d|\d[\d.,]* ?(?:euros?|pounds?|dollars?))[^.;]{0,24}\blate\b|\brecargo por retraso|延滞料/iu,
    other:
      /\blate\b[^.;]{0,40}\b(?:no (?:charge|fee|fine|penalty)|for nothing|doesn[’']?t cost|isn[’']?t charged)|\bno late fees?\b|遅れて[^。]{0,16}(?:無料|料金はかから)/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:both|all|two|three|four|five|[2-9])(?: (?:of )?our| the)? (?:branches|shops|locations|sites|studios|salons|stores|clinics)\b|\b(?:l[oa]s )?(?:dos|tres|cuatro) (?:tiendas|locales|sedes|centros)|(?:[二三四五2-9])(?:店舗|教室|院)|全店/iu,
    other:
      /\b(?:only|just) (?:the |one |our )?(?:\p{L}+ )?(?:branch|shop|location|site|studio|salon|store|clinic)\b|\bs[oó]lo (?:la|el|una|un) (?:tienda|local|sede|centro)|一店舗|(?:本店|\p{L}店)だけ/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:nobody|no one|none of (?:them|us)) (?:uses?|has|owns?|needs?|wants?) (?:a |their |any )?(?:smart ?|mobile )?phones?\b|\bnothing on (?:the |a )?phones?\b|スマホは(?:使わ|持って(?:い)?な)|\bnadie (?:usa|tiene) (?:el )?móvil/iu,
    other:
      /\bon (?:his|her|their|a|the) (?:smart ?|mobile )?phone\b|\bphones? (?:mostly|first)\b|スマホ(?:で|から)|\b(?:en|desde) (?:el|su) móvil/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:nobody|no one|none of (?:them|us)) (?:uses?|has|owns?) (?:a |an? )?(?:computer|laptop|pc)\b|\bno computers?\b|パソコンは(?:使わ|ありま?せ?ん|ない|持って(?:い)?な)|\bnadie (?:usa|tiene) (?:el )?ordenador/iu,
    other:
      /\bon (?:his|her|their|the|a|my) (?:computer|laptop|pc)\b|パソコン(?:で|から)|\ben (?:el|su) ordenador/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:anyone|anybody|everyone|everybody|the public)\b[^.;]{0,20}\b(?:can|may) (?:see|look|read|browse|view)\b|\bopen to (?:all|everyone|the public)\b|\bcualquiera puede ver|誰でも(?:見|閲覧)/iu,
    other:
      /\b(?:only|just) (?:for )?(?:members|people who (?:are|have))\b[^.;]{0,24}\b(?:see|look|read|view)|\b(?:isn[’']?t|not) a member\b[^.;]{0,24}\b(?:can[’']?t|cannot|not)\b[^.;]{0,8}\b(?:see|look|read|view)|\bs[oó]lo (?:los )?socios (?:pueden )?ve|会員(?:だけ|のみ)(?:が|に)?(?:見|閲覧|表示)/iu,
    shares: 1,
  },
  {
    kind: 'promise',
    one: /\b(?:pays?|paid|paying|charged?|money)\b[^.;]{0,40}\b(?:up ?front|in advance|beforehand|when (?:they|she|he|you) books?|at booking|when booking)\b|\bpaga\p{L}* (?:por adelantado|al reservar)|(?:前払い|先払い|予約(?:の)?(?:とき|時)に[^。]{0,12}(?:払|決済))/iu,
    other:
      /\b(?:pays?|paid|paying|take the money|settles? up)\b[^.;]{0,40}\b(?:at the end|afterwards?|after the \p{L}+|on the day|on arrival|when (?:they|she|he) (?:comes?|arrives?|collects?|picks? up))\b|\bpaga\p{L}* (?:al final|al recoger|el mismo día|después)|(?:後払い|当日[^。]{0,10}(?:払|いただ)|帰りに[^。]{0,6}払)/iu,
    shares: 0,
    not: /\b(?:deposits?|rest|balance|half|either|or)\b|内金|残り|または/iu,
  },
  {
    kind: 'promise',
    one: /^(?!.*(?:\bnot (?:accepted|allowed|possible)|can[’']?t|cannot|won[’']?t|refused|ません|できない))(?=.*(?:\bwithout (?:giving |saying |leaving )?(?:her|his|their|a|any|your) names?\b|\banonymous(?:ly)?\b|\bsin (?:dar |decir )?(?:su |el )?nombre|匿名|名前を(?:言わ|書か|入れ|名乗ら)(?:ず|な)))/iu,
    other:
      /\b(?:without|no) (?:an? |any |their )?names?\b[^.;]{0,30}\b(?:not|can[’']?t|cannot|won[’']?t|refused)|\banonymous\b[^.;]{0,30}\b(?:not|no|can[’']?t)|\bno anonymous\b|\bnames? (?:is|are) (?:required|compulsory|mandatory)|\bmust (?:give|leave|enter) (?:their|a|his|her) (?:full )?names?|匿名[^。]{0,12}(?:ない|ません)|名前(?:は|が)(?:必須|必要)/iu,
    shares: 0,
  },
  {
    kind: 'promise',
    one: /\b(?:nothing|no money|no cash|nobody pays)(?: \p{L}+){0,3} (?:at|on) the (?:counter|door|desk|till|day|gate)\b|\bnada (?:en|al) (?:mostrador|recoger)|(?:窓口|店頭|受付)では?[^。]{0,8}(?:払わ|いただか|受け取ら)(?:ない|ません|ず)/iu,
    other:
      /\b(?:gives?|hands?|pays?|leaves?)\b[^.;]{0,40}(?:\d|cash|money|notes?|coins?)[^.;]{0,24}\b(?:at|on|over) the (?:counter|door|desk|till|day|gate)\b|\bpaga en el mostrador|(?:窓口|店頭|受付)で[^。]{0,12}(?:払う|渡す|支払う)/iu,
    shares: 0,
  },
]
