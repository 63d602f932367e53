/** Things that are done, each with the words for it in English, Spanish and Japanese, as THING_NAMES. */
export const ACT_NAMES: Readonly<Record<string, string>> = {
  send: 'send sends sent sending goes_out go_out going_out mand* enví* envia* 送る 送り 送信 届く 届き 届け',
  share: 'share shares shared sharing compart* 共有',
  upload: 'upload uploads uploaded uploading post posts sub* 投稿 アップ 載せ 掲載',
  remove:
    'delete deletes deleted deleting remove removes removed erase erases erased wipe wipes wiped bin bins binned shred* destroy* borra* elimin* 削除 消去 消す 消し 消え 処分 破棄',
  keepsafe:
    'keep keeps kept keeping store stores stored storing save saves saved hold_on_to hang_on_to hangs_on_to on_file guard* conserv* almacen* 保存 保管 残す 残し',
  cancel:
    'cancel cancels cancelled canceled cancelling call_off calls_off called_off cancel* anul* キャンセル 取り消 取消 中止',
  moving: 'reschedul* move_it moves_it postpone* aplaz* pospon* 延期 振替 振り替え 日程変更',
  change:
    'change changes changed changing edit edits edited alter alters altered amend amends correct corrects corrected fix fixes update updates updated adjust* tweak tweaks overwrit* drag drags shuffl* cambi* modific* corrig* edit* 変更 修正 訂正 編集 書き換え 直す 直し',
  approve:
    'approve approves approved approval approvals okay okays ok okayed authoris* authoriz* sign_off signs_off signed_off say_yes says_yes green_light aprob* aprueb* autoriz* 承認 許可 決裁',
  choose:
    'choose chooses chosen pick picks picked select selects elige* elegir escog* 選ぶ 選び 選択',
  bring: 'bring brings brought bringing trae* traer lleva_consigo 持ち込み 持ち込 連れて',
  buy: 'buy buys bought sell sells sold selling sale compra* vend* 購入 販売 売る',
  borrow:
    'borrow borrows borrowed lend lends lent loan loans rent rents rented hire hires hired prest* alquil* 貸出 貸し 借り レンタル',
  giveback: 'return returns returned returning bring_back brings_back brought_back 返却 返す 返し',
  paying:
    'pay pays paid paying payment payments charge charges charged pago pagos paga* pagar cobr* abon* 支払 払う 払い 払え',
  ask: 'ask asks asked asking pregunt* 質問',
  come: 'come comes came coming arrive arrives turn_up turns_up vien* lleg* 来る 来店 来場',
  show: 'reads reading read_off reads_off view views know knows finds_out leer lee leen sabe sab* mira* 読む 読み 閲覧 出ている 載って 並べ see sees seen show shows shown display* look looks ve ven ver 見る 見せ 表示',
}
