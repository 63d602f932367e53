import { says } from '#domain/requirements/contradictions/topics/says.ts'

/** What a sentence says that speaks of a matter with a figure. */
export const MATTER_WORDS = {
  FULL: says(
    'already in; booked; signed up; the next (?:date|one|free); 毎回',
    'hides?; hidden; disappears?; sin sitio; spaces?; at a go; in one go',
    'full; taken; gone; sold out; closed; no more than; never (?:more|put more); not more',
    'not one more; at most; max(?:imum)?; up to; only; limit(?:ed)?; capacity; takes?',
    'holds?; fits?; carr(?:y|ies); seats?; spots?; places?; room for; como mucho',
    'como máximo; máximo; hasta; ni un[oa] más; caben; aforo; plazas?; admite\\p{L}*',
    'de cada; lleno; complet[oa]; höchstens; voll; plätze; 定員; 満席; 満員; 締め切; まで; 最大; 上限',
    '最後の; 枠; 席',
  ),
  PER_HEAD: says(
    'an? (?:member|customer|person|family|client|borrower|household) (?:puts|takes|uses|books|orders|enters)',
    'per (?:person|member|head|customer|family|household|client)',
    'each (?:person|member|customer|family|household|client)',
    'an? (?:member|customer|person|family|client|borrower|household) (?:can|may|tries|asks|wants|has)',
    'at (?:once|a time); por persona; cada (?:persona|soci[oa]|cliente|familia)',
    '一人(?:につき|あたり|様); 一度に; 同時に(?=\\d|[二三四五六])',
  ),
  DEPOSIT: says(
    'deposits?; down ?payment; señal; fianza; depósito; anzahlung; 内金; 保証金; 敷金; 予約金',
  ),
  LATE: says(
    'late; overdue; no-?shows?; missed; fines?; penalt(?:y|ies); recargo; retras\\p{L}+',
    'multa; verspät\\p{L}*; 遅れ; 延滞; 無断; 超過',
  ),
  DELIVERY: says(
    'deliver\\p{L}*; shipping; postage; drop(?:ping)? (?:it )?off; envío; reparto',
    'entrega; lieferung; 配達; 送料; 配送',
  ),
  COMMISSION: says(
    'commission; our (?:cut|share); we (?:take|keep); we earn; comisión; provision; 手数料',
    '仲介',
  ),
  DISCOUNT: says(
    'discounts?; off; cheaper; reduction; descuentos?; rebaja; rabatt; 割引; 値引; 引き',
  ),
  BUDGET: says(
    'the build; came in at; not a (?:cent|penny) more; (?:we|i) have; tenemos',
    'in the pot; quoted?; to cover everything; costs? to make; offer was; presupuest\\p{L}+; 見積',
    'budget; set aside; put in; spend; afford; have got; for (?:the )?build; to build',
    'build(?:ing)? (?:it|this); saved up; presupuesto; gastar; invertir; budget; ausgeben',
    '作るのに; 用意; 予算; 出せる; かけられる',
  ),
  KEEPS: says(
    'keep\\p{L}*; kept; on file; stor(?:e|es|ed); delet\\p{L}*; eras\\p{L}*; wip\\p{L}*',
    '保存; 保管; 削除; 消; guarda\\p{L}*; borra\\p{L}*',
  ),
  CANCELS: says(
    'cancel\\p{L}*; call(?:s|ed|ing)? off; refund\\p{L}*; money back; drop(?:s|ping)? out',
    'change (?:her|his|their) mind; cancela\\p{L}*; anula\\p{L}*; storn\\p{L}*; キャンセル',
    '取り?消',
  ),
  REMINDS: says(
    'remind\\p{L}*; nudges?; heads[- ]up; recordatorio\\p{L}*; recuerda\\p{L}*',
    'avis\\p{L}+; erinner\\p{L}*; リマインド; 催促; 再通知; 前に(?:お知らせ|通知|連絡)',
  ),
  LOANS: says(
    'borrow\\p{L}*; loans?; lend; lent; give(?:s|n)? back; brings? (?:it|them)? ?back',
    'returns?; returned; back (?:after|within|by|on); hire period; overdue',
    'préstamo\\p{L}*; prest\\p{L}+; devol\\p{L}+; ausleih\\p{L}*; 貸出; 貸し; 返却; 返; 借り',
  ),
  ANSWERS: says(
    'answer(?:s|ed)?; repl(?:y|ies|ied); respond\\p{L}*; responses?; get back to',
    'contest\\p{L}+; respond\\p{L}+; antwort\\p{L}*; 返事; 返信; 回答; 対応',
  ),
  AHEAD: says(
    'in advance; ahead; beforehand; notice; de antelación; con antelación; im voraus; 前まで',
    '前から',
  ),
  BOOKS: says(
    'book\\p{L}*; order\\p{L}*; reserv\\p{L}*; pedid\\p{L}*; encarg\\p{L}*; buch\\p{L}*',
    'bestell\\p{L}*; 予約; 注文',
  ),
  HELD: says(
    'held; hold; holds; keeps? (?:the|a|it|their|her|his) (?:table|place|slot|seat|spot|room); set aside; put aside; kept for (?:them|her|him); released?',
    'lets? go; guardad[oa]; apartad[oa]; zurückgelegt; 取り置き; 取置; 確保; 仮押さえ',
  ),
  RADIUS: says(
    'miles out; km out; away; within; radius; up to; beyond; further; more than; no more; outside; a menos de',
    'hasta; radio; umkreis; 以内; 圏内; まで',
  ),
  MINIMUM: says(
    'minimum; at least; from; or more; under; less than; mínimo; al menos; a partir de',
    'mindest\\p{L}*; 以上; 未満; 最低',
  ),
  RENEWS: says(
    'renew\\p{L}*; extend\\p{L}*; extension; renov\\p{L}+; prórroga; prorrog\\p{L}+',
    'verläng\\p{L}*; 延長; 更新',
  ),
  STRIKES: says(
    'strikes?; no-?shows?; warnings?; blocked; banned; barred; suspended; bloque\\p{L}+',
    'faltas?; gesperrt; 停止; 無断',
  ),
  LASTS: says(
    'lasts?; takes?; long; slots?; sessions?; lessons?; appointments?; class(?:es)?',
    'visits?; dura\\p{L}*; sesi(?:ón|ones); dauert; 一回; 1回; レッスン; 施術',
  ),
} as const
