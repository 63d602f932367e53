import { says } from '#domain/requirements/contradictions/topics/says.ts'

/** What somebody does with what the app holds, and the words that say so. */
export type DeedKind = 'see' | 'change' | 'decide' | 'remove' | 'refund'

export const DEEDS: Readonly<Record<DeedKind, RegExp>> = {
  see: says(
    'sees?; seen; reads?; read off; reads off; looks? (?:at|up|through|into); opens?; views?; knows?; finds? out; shown',
    've; ven; ver; lee; leen; leer; mira\\p{L}*; abre; consulta\\p{L}*; sabe\\p{L}*',
    '見; 読; 閲覧; 確認; 確かめ; 開; 表示; 並べ; 出て; 載って; 知',
  ),
  change: says(
    'chang(?:es?|ed|ing); edit(?:s|ed|ing)?; alter(?:s|ed|ing)?; amends?; correct(?:s|ed|ing)?; fix(?:es|ed)?; updates?; overwrit\\p{L}+; overrides?',
    'touch(?:es|ed|ing)?; drags?; moves?; swaps?; shuffles?; sets?; puts? (?:right|in|up|down); types? (?:in|over); adjusts?; tweaks?; lowers?; raises?; marks? (?:it|them|up|down)?; fill(?:s|ed)? in; adds?; enters?; knocks? \\p{L}+ off',
    'toca\\p{L}*; cambi\\p{L}+; modific\\p{L}+; corrig\\p{L}+; edita\\p{L}*; pone[nr]?; mueve\\p{L}*; sube\\p{L}*; baja\\p{L}*; ajusta\\p{L}*; rebaja\\p{L}*',
    '変更; 変え; 直; 修正; 訂正; 書き換え; 編集; いじ; 触; 動か; 入力し; 書き込; 打ち直; 上書き; 入れ替え',
  ),
  decide: says(
    'decid\\p{L}*; decision; approv\\p{L}*; okays?; ok(?:s|ed)?; say(?:s|ing)? (?:yes|no|so); said yes; sign(?:s|ed)? off; agree[sd]?; allows?; authori[sz]\\p{L}*; waves? \\p{L}+ through; has the (?:last|final) (?:word|say); grants?; accepts?; calls? it; judges?; gives? the (?:ok|nod|go-ahead|green light); up to',
    'decid\\p{L}*; aprueb\\p{L}*; aprob\\p{L}*; autoriz\\p{L}*; acepta\\p{L}*; da el visto bueno; tiene la última palabra; dice que sí',
    '決め; 判断; 承認; 許可; 決裁; 認め; 決定',
  ),
  remove: says(
    'delet(?:es?|ed|ing); remov(?:es?|ed|ing); eras(?:es?|ed); wipes?; takes? (?:\\p{L}+ ){1,2}(?:off|out|down); throws? (?:\\p{L}+ )?(?:out|away); kicks? (?:\\p{L}+ )?out; bins?',
    'borra\\p{L}*; elimina\\p{L}*; quita\\p{L}*; 削除; 消; 外す; 外し',
  ),
  refund: says(
    'refund(?:s|ed|ing)?; gives? (?:\\p{L}+ ){0,3}(?:money )?back; pays? (?:\\p{L}+ ){0,2}back; reembols\\p{L}*; devuelv\\p{L}*; 返金; 払い戻',
  ),
}

/** What nobody takes for a small addition. */
export const STRONG_CHANGE = says(
  'chang(?:es?|ed|ing); edit(?:s|ed)?; alter(?:s|ed)?; amends?; correct(?:s|ed)?; overwrit\\p{L}+; overrides?; drags?; moves?; shuffles?; lowers?; raises?; rewrit\\p{L}+',
  'cambi\\p{L}+; modific\\p{L}+; corrig\\p{L}+; edita\\p{L}*; rebaja\\p{L}*; 変更; 変え; 直; 修正; 訂正; 書き換え; 打ち直; 上書き',
)
