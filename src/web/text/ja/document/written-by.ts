/** Says honestly who wrote a reply or a document (docs/product.md#built-in-rules-and-models). */
export function writtenBy(source: string, what: 'reviewer' | 'writer'): string {
  if (source === 'built-in') {
    const who = what === 'reviewer' ? 'レビュー機能' : '文書作成機能'
    return `決まったルールに従うGroundwork内蔵の${who}が書きました。AIモデルは使っていません。`
  }
  if (what === 'writer') {
    return `AIモデル ${source} が回答から書き、Groundworkが回答と照らし合わせました。注意して読んでください。`
  }
  return `AIモデル ${source} が書き、Groundwork内蔵のルールで確認しました。注意して読んでください。`
}
