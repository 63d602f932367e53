import type { Wording } from '#domain/wording.ts'
import { formatDay } from '#web/text/dates.ts'
import type {
  signOffText as english,
  approvingText as englishApproving,
} from '#web/text/document/sign-off.ts'

export const signOffText: Wording<typeof english> = {
  title: '承認をもらう',
  detail: (version) =>
    `決める立場の人に依頼しましょう。一人ずつ専用のリンクでバージョン${version}を読み、アカウントなしで、名前を添えて承認できます。`,
  name: '承認してほしい人',
  email: 'メールアドレス',
  optional: '任意',
  emailHint: 'リンクを一度だけ送ります。アドレスは保存しません。',
  ask: '承認を依頼',
  asked: (name) => `${name}さん用のリンクができました`,
  mailed: 'メールを送りました。自分で送ることもできます。',
  copyIt: 'この人に送ってください。リンクを持っている人は、名前を入れて承認できます。',
  notMailed: 'メールを送れませんでした。リンクを直接送ってください。',
  failed: '依頼できませんでした',
  another: 'ほかの人にも依頼',
  list: (count) => `依頼した人（${count}人）`,
  nobody: 'まだいません。',
  listFailed: '承認の一覧を読み込めませんでした。記録は残っています。',
  waiting: (version, day) =>
    `バージョン${version}を${formatDay(day)}に依頼、まだ承認されていません`,
  ended: (version) => `バージョン${version}、承認なし（リンクは終了）`,
  given: (version, at) => `バージョン${version}を${formatDay(at)}に承認`,
  stands: 'その後の変更はありません。',
  again: (count) => `もう一度確認が必要な項目：${count}件`,
  as: (name, role) => (role === null ? name : `${name}（${role}）`),
  copy: 'リンクをコピー',
  askAgain: 'もう一度依頼',
  remove: '削除',
  removeOf: (name) => `${name}を削除`,
  removeTitle: (name) => `${name}さんの承認を削除しますか？`,
  removeDetail: '文書にも書き出しにも表示されなくなります。元に戻せません。',
  keep: '残す',
  removed: '削除しました',
  removeFailed: '削除できませんでした',
}

export const approvingText: Wording<typeof englishApproving> = {
  title: (name) => `${name}さん、この内容で作ってよいですか？`,
  detail: (version) =>
    `下のバージョン${version}を読んでください。望むとおりなら承認してください。違うところがあれば、先に送ってくれた方に伝えてください。`,
  before: (version) =>
    `バージョン${version}を承認済みです。次の項目は、新しいもの、変わったもの、変更に関わるものです。ほかの項目の承認は有効です。`,
  nothingNew: (version) => `バージョン${version}を承認してから、変わったところはありません。`,
  name: 'お名前',
  role: '立場',
  optional: '任意',
  roleHint: '例：共同経営者、出資者、営業責任者',
  says: 'お名前、立場、日時が文書に記載されます。',
  approve: (version) => `バージョン${version}を承認`,
  given: (name, at) => `${name}さんが${formatDay(at)}に承認しました`,
  givenDetail:
    'お名前と日時が文書に記載されました。内容が変わったときは、変わったところだけの確認をお願いされることがあります。',
  hash: '承認した内容の指紋',
  verify: '確かめ方',
  failed: '承認できませんでした',
  reload: 'もう一度表示',
}
