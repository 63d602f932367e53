import { makePattern } from './make-pattern.ts'

/** 「消さん」, 「動かさん」: さん behind what is a verb and no name. */
const DEED = '(?:(?<!\\p{Script=Han})[消出返渡残貸許隠]|動か|落と)さ'
/** What a verb ends with before a no; さん of names, なん, 〜てん, 〜けん, みかん and the ん of ません are none. */
const STEM = `(?<=[わらまれえべ来居見]|(?<![みやじ])か|(?<!ま)せ|(?<!ご)め|${DEED})`
const NEXT = [
  '[、。，．！？」』）\\s]|$|ように|よう|ので|から|けど|や[つろ]|の(?:は|に|も|が|を|で|か)',
  '人|者|客|もの|とき|時|場合|こと|主義|と(?:困|あか|いけ)|(?:かっ)?たら|で(?:[、。]|$)',
  // 「送らんといて」「せんでええ」
  'と(?:いて|って|く)|で(?:え|い|よ)',
  // 「やらんと、」「見せんと言う」
  'と(?:[、。]|$|言|いう)',
]

/** 「もらわん」「見られへん」「あかん」: the no of the west of Japan. The tagger knows it better, where there is one. */
export const SPOKEN_NO = makePattern('gu')`(?:${STEM}ん|[らわかまえけせれべめ]へん)(?=${NEXT})`
