/** Why somebody wants it: no part of what is claimed. */
const REASON =
  /(?:[,;\s]|^)(?:because|bcs|bc|cos|cuz|coz|since|as (?:otherwise|it|we|they|there)|porque|ya que|weil|parce que|puisque)\s[^.;]*/giu
const JAPANESE_REASON =
  /^[^。]*?(?:ので|ますから|ですから)[、，]|[、，][^、，。]*(?:から|ので)[。]?$/gu
/** Said about somebody or by the way; a bracket that limits is kept. */
const BRACKET =
  /[(（](?![^)）]*(?:not|n['’]t|only|never|except|no |だけ|のみ|以外|ない|ません|sólo|solo|nunca))[^)）]*[)）]/giu
const LIKENESS =
  /\b(?:same|counts?|treated) as (?:the |an? )?[\p{L}-]+|[^、。は]{1,12}と(?:同じ|同様の?)/giu
/** "Everything, including prices" says no more than everything. */
const INCLUDED =
  /(?<=\b(?:everything|all|todo|alles|tout)\b[^.;]{0,20}?)[,\s]*\b(?:including|incl|incluso|incluid[oa]s?|einschließlich|y compris)(?!\p{L})[^.;]*/giu
const SHORTENED =
  /\b(?:do|does|did|is|are|was|were|ca|can|could|should|would|wo|must|have|has|had|need)n['’]?t\b|['’](?:d|ll|ve|re|m|s|t)\b/giu
/** The speaker's own frame, ranks, modal verbs and what every sentence may hold. */
const SPEAKER = new Set(
  `want wants wanted need needs needed wish like likes love loves hope think know feel believe mean say said please
  sure able allow allowed allows let lets get gets got gotta gonna wanna make makes made must essential vital crucial
  important nice good great handy useful helpful ideal ideally cool really always ever simply actually basically
  definitely absolutely obviously course well ok okay yes yeah um uh er first second third then now because although
  though however otherwise anyway cannot nobody noone shd shud shld cud u ur dont doesnt cant wont shouldnt mustnt
  alone solely means show shown sees better exactly kind sort quite rather maybe perhaps oh so thing things supposed right
  ve ven vemos haga hagan hace hacen puede pueden puedo podemos poder pueda puedan debe deben debo debemos deber deba deban hay tiene tienen tengo tener que
  necesita necesitan quiero queremos quisiera mi mis nuestro nuestra si sí pero nunca todo todos nada algo también además
  aparte únicamente solamente importante indispensable indispensables necesario imprescindible
  system software program programme platform website site tool sistema aplicación plataforma cuando wenn sobald falls als quand lorsque kann können darf dürfen soll sollen muss müssen möchte nie nicht kein keine wichtig
  peut peuvent doit doivent veut jamais rien aussi`.split(/\s+/),
)
const JAPANESE_FRAME =
  /システム|アプリ|必須|必要|絶対|必ず|大事|大切|重要|最優先|一番|場合|皆(?:さん|様|さま)?|決して|限(?:り|って|る|ります|定)|担当(?:いたし|し)|全部|全て|出来|可能|是非|例えば|基本的|今後|思(?:い|って|う)|困(?:り|る)|助か(?:り|る)|願い|欲し/gu

/** The words without the speaker's own frame, reasons and small talk: what a row has to say. */
export function removeFrame(words: string): string {
  return words
    .replace(BRACKET, ' ')
    .replace(REASON, ' ')
    .replace(JAPANESE_REASON, ' ')
    .replace(LIKENESS, ' ')
    .replace(INCLUDED, ' ')
    .replace(SHORTENED, ' ')
    .replace(JAPANESE_FRAME, ' ')
    .replace(/[\p{L}\p{M}]+/gu, (word) => (SPEAKER.has(word.toLowerCase()) ? ' ' : word))
}
