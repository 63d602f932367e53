/** Words that say nothing of what a sentence is about. */
export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  [
    'a an the and or of to in on at by for with from as is are be been being was were it its this that these those their his her hers my our your yours own they them he she we i us me you then than so if when while must should can may might could would shall will not no never only just also all any each every has have had having do does did done doing who whom whose what which where how why there here after before until till unless once into out up down off over under about again per more most less least very too much many lot lots of let lets get gets got gotten getting gotta need needs needed want wants wanted like likes take takes took taking taken make makes made making use uses used using give gives gave given put puts go goes going gone went come comes keep',
    'nothing something anything everything im ive youre were theyre hes shes its dont doesnt didnt isnt arent wasnt wont cant couldnt shouldnt',
    'person people somebody someone everybody everyone anybody anyone nobody one ones thing things stuff time times bit kind sort way always still even really maybe probably around roughly ever yet now today later already first version beginning start moment please ok okay right well um er uh look know mean say says said tell tells told think thinks else other others another same such own both either neither because since though although but however actually anyway honestly obviously course instead rather especially',
    'one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand half quarter dozen dos tres cuatro cinco seis siete ocho nueve diez doce veinte treinta cien mil medio media misma mismo mismas mismos',
    'possible impossible allowed available needed necessary wanted required accepted permitted offered planned able',
    'day days hour hours week weeks month months year years minute minutes morning evening night afternoon app apps user users whole',
    'el la lo los las un una unos unas de del al y e o u en con por para su sus se es son está están que qué como más menos muy ya si sí no ni nada nunca tampoco sin también cuando donde le les me nos te hay ser estar tiene tienen tener hace hacer hacen quiero quiere quieren va van ir puede pueden poder debe deben todo toda todos todas esta este esto estos estas eso esa ese pero porque pues aquí ahí así cada uno mi mis nuestro nuestra otro otra otros otras algo alguien nadie gente cosa cosas vez veces día días hora horas semana semanas mes meses año años aplicación momento luego después antes',
    'der die das und oder ein eine einen ist sind mit für den dem von zu im in auf nicht kein keine nur auch wir ich sie er es le la les un une des et ou est sont pour avec dans sur qui que ne pas',
  ]
    .join(' ')
    .split(' '),
)

/** Runs of Japanese letters that say as little. */
export const PLAIN_JAPANESE: ReadonlySet<string> = new Set(
  '場合 以内 以上 以下 未満 以降 人 方 者 時 日 分 月 年 回 円 件 中 前 後 間 内 的 等 全員 全部 必要 可能 自分 今 今回 次 同 各 毎 最大 最低 上限 時間 日間 週間 週 何 出 入 行 見 言 思 使 作 来 取 持 受 置 会 当 一度 一 二 三 四 五 六 七 八 九 十 アプリ 絶対 必須 基本 普通 最初 本当 私 店 うち お客様 客様 お客 客 様 別 他 先 上 下 気 話 事 物 所 機能 対応 画面'.split(
    ' ',
  ),
)
