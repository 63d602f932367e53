import { makePattern } from './make-pattern.ts'

/** What a verb ends with before a no; さん of names, なん, 〜てん, 〜けん and the ん of ません are none. */
const STEM = '(?<=[わからまれえべ来居見]|(?<!ま)せ|(?<!ご)め)'
const NEXT = [
  '[、。，．！？」』）\\s]|$|ように|よう|ので|から|けど|や[つろ]|の(?:は|に|も|が|を|で|か)',
  '人|者|客|もの|とき|時|場合|こと|主義|と(?:困|あか|いけ)|(?:かっ)?たら|で(?:[、。]|$)',
  // 「送らんといて」「せんでええ」
  'と(?:いて|って|く)|で(?:え|い|よ)',
]

/** 「もらわん」「見られへん」「あかん」: the no of the west of Japan. The tagger knows it better, where there is one. */
export const SPOKEN_NO = makePattern('gu')`(?:${STEM}ん|[らわかまえけせれべめ]へん)(?=${NEXT})`
