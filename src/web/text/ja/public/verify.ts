import type { Wording } from '#domain/wording.ts'
import { formatDay } from '#web/text/dates.ts'
import type { verifyText as english } from '#web/text/public/verify.ts'

export const verifyText: Wording<typeof english> = {
  title: '承認された文書を確かめる',
  lead: '要件定義書のJSONファイルをここに置いてください。ブラウザーの中で指紋を計算し、承認された内容と照合します。ファイルは送信されません。',
  choose: 'JSONファイルを選ぶ',
  orDrop: 'またはここに置く',
  checking: '確かめています',
  withoutScript:
    'この確認はブラウザーの中で行うため、JavaScriptが必要です。手元のコンピューターでは「npm run verify -- ファイル名」でも確かめられます。',
  failed: {
    file: 'JSONで書き出した要件定義書ではないか、途中で切れています。',
    browser:
      'このブラウザーでは、安全な接続のときだけ確かめられます。httpsで開くか、「npm run verify -- ファイル名」を使ってください。',
  },
  checked: (title, version) => `${title}、バージョン${version}`,
  unchanged: 'ファイルは書き出したときのままです。',
  changed: 'ファイルは書き出したあとに変えられています。',
  unstated: '指紋が書かれるようになる前のファイルです。',
  fingerprint: '指紋（SHA-256）',
  approvals: (count) => `承認（${count}件）`,
  nobody: 'このバージョンも、それより前のバージョンも、まだ承認されていません。',
  who: (name, role) => (role === null ? name : `${name}（${role}）`),
  gave: (version, at) => `バージョン${version}を${formatDay(at)}に承認`,
  whole: (count) => `${count}件の項目すべてが、承認されたときのままです。`,
  part: (approved, again) =>
    `${approved}件は承認されたときのままです。次の${again}件は違うか、変わったものに関わっています。`,
  approvedItems: (count) => `承認された${count}件の項目を表示`,
  limits:
    'ここでわかるのは、内容が承認されたものと同じかどうかです。誰がボタンを押したかまではわかりません。必要なら、名前のある方に確かめてください。',
}
