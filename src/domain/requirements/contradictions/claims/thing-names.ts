/**
 * Things that businesses speak of, each with the words for it in English, Spanish and Japanese.
 * A `*` stands for any ending, `_` for a space.
 */
export const THING_NAMES: Readonly<Record<string, string>> = {
  account:
    'account accounts login logins log_in logs_in log-in sign_in signs_in signed_in signing_in sign-in sign-ins logging_in logged_in logon password passwords cuenta contraseñ* regístrar* registrarse アカウント ログイン 会員登録 ユーザー登録 パスワード',
  email: 'email emails e-mail e-mails mailed inbox correo correos メール',
  sms: 'sms text_message text_messages ショートメール SMS',
  whatsapp: 'whatsapp whatsapps wasap guasap ワッツアップ',
  letter: 'letter letters postcard* by_post in_the_post carta cartas 手紙 はがき ハガキ 郵便 郵送',
  phonecall:
    'phone_call phone_calls phoned ring_me rings_me by_phone over_the_phone llamada llamadas por_teléfono 電話',
  phone:
    'smartphone smartphones phone phones mobile mobiles cell cellphone móvil móviles celular celulares スマホ スマートフォン 携帯',
  computer:
    'computer computers laptop laptops desktop pc pcs ordenador* computador* portátil portátiles パソコン ＰＣ PC',
  tablet: 'tablet tablets ipad ipads tableta* タブレット アイパッド',
  paper:
    'paper clipboard* notebook* exercise_book* sheet_of_paper papel papeles libreta* cuaderno* 紙 ノート 帳簿 台帳 帳面',
  spreadsheet: 'spreadsheet* excel hoja_de_cálculo エクセル 表計算',
  website:
    'website websites web_page homepage página_web sitio_web ホームページ ウェブサイト サイト',
  automatic:
    'automatic automatically automated by_itself by_themselves on_its_own automátic* automáticamente 自動 自動で',
  store:
    'install installs installed installing installation instalar app_store app_stores play_store tienda_de_aplicaciones アプリストア ストア',
  photo:
    'photo photos photograph* picture pictures pic pics image images selfie* snap snaps foto fotos fotografía* imagen imágenes 写真 画像 撮影',
  video: 'video videos film films filmed filming clip clips vídeo vídeos 動画 ビデオ 録画',
  camera: 'camera cameras webcam* livestream* cámara* カメラ 配信',
  music: 'music sound sounds song songs música 音楽 音',
  map: 'map maps mapa mapas 地図 マップ',
  tracking: 'gps tracking location_sharing live_location ubicación ＧＰＳ GPS 位置情報 現在地',
  calendar: 'calendar calendars calendario* カレンダー',
  chat: 'chat chats chatting chate* write_to_each_other write_each_other message_each_other talk_to_each_other text_each_other messages_between escribirse escribirse_entre messaging messenger mensajería チャット',
  forum: 'forum forums message_board noticeboard foro foros 掲示板',
  review:
    'review reviews rating ratings stars comment comments feedback reseña* valoraci* opinión opiniones comentario* 口コミ レビュー 評価 感想 コメント 星',
  ranking: 'ranking rankings leaderboard* league_table scoreboard* clasificación ランキング 順位',
  badge: 'badge badges medal medals insignia* バッジ',
  voucher:
    'gift_card gift_cards gift_voucher gift_vouchers voucher vouchers gift_certificate* vale_de_regalo vales_de_regalo tarjeta_regalo bono_regalo ギフト券 商品券 ギフトカード',
  discount:
    'discount discounts reduction money_off cheaper coupon coupons promo_code promo_codes discount_code* descuento* rebaja* 割引 値引 値引き クーポン',
  points: 'loyalty points stamp_card stamp_cards stamps puntos ポイント スタンプ',
  waitlist:
    'waitlist* waiting_list waiting_lists wait_list standby_list put_their_name_down put_your_name_down put_their_names_down lista_de_espera キャンセル待ち 待ちリスト 空き待ち 順番待ち',
  cash: 'cash banknotes coins coin efectivo metálico 現金',
  card: 'card_payment card_payments credit_card* debit_card* bank_card* by_card pay_card tarjeta tarjetas クレジットカード クレジット カード',
  transfer: 'bank_transfer* wire_transfer* standing_order* transferencia* 振込 振り込み 振り込',
  deposit:
    'deposit deposits down_payment down-payment prepayment señal fianza anticipo depósito 内金 手付 前払い金 保証金 予約金',
  refund:
    'refund refunds refunded refunding refundable money_back reimburse* devoluci* devuelve* devolvemos devolver reembols* 返金 払い戻し 払い戻',
  instalment: 'instalment* installment* plazos cuotas_mensuales 分割',
  subscription: 'subscription* suscripci* 定期便 サブスク',
  membership: 'membership memberships 会員制',
  tip: 'tips tipping propina* チップ',
  fine: 'fine fines penalty penalties late_fee late_fees surcharge recargo* multa* 延滞料 違約金 罰金',
  invoice: 'invoice invoices invoiced factura facturas 請求書',
  receipt: 'receipt receipts recibo* 領収書 レシート',
  delivery:
    'deliver delivers delivered delivering delivery deliveries home_delivery to_her_door to_his_door to_their_door to_the_door to_your_door doorstep drops_it_off drop_it_off domicilio a_la_puerta repart* entrega_a_domicilio 配達 宅配 配送',
  shipping: 'ship ships shipped shipping posted postage courier envío envíos 発送 郵送料',
  birthdate:
    'birthday birthdays birthdate birthdates date_of_birth dates_of_birth birth_date fecha_de_nacimiento cumpleaños 生年月日 誕生日',
  age: 'age ages edad edades 年齢',
  address: 'address addresses home_address direcci* domicilio_particular 住所',
  phonenumber:
    'phone_number phone_numbers mobile_number mobile_numbers telephone_number* número_de_teléfono teléfono teléfonos 電話番号 携帯番号 連絡先',
  surname:
    'surname surnames last_name last_names full_name full_names family_name apellido* 名字 氏名 フルネーム',
  identity:
    'id ids passport passports id_card id_cards identity_card driving_licence driver_s_licence pasaporte* dni 身分証 パスポート マイナンバー 免許証',
  health: 'health medical diagnos* illness* salud médic* enfermedad* 病歴 健康 診断 持病',
  allergy: 'allergy allergies allergic alergia* alérgic* アレルギー',
  diet: 'dietary vegan vegetarian vegano* vegetarian*',
  consent: 'consent consents waiver waivers consentimiento* 同意書 同意',
  signature:
    'signature signatures e-signature sign_on_screen signed_form firma firmas firmar 署名 サイン 電子署名',
  bank: 'bank_details bank_account* iban cuenta_bancaria 口座',
  name: 'name names nombre nombres 名前 お名前',
  gender: 'gender sex sexo género 性別',
  records:
    'customer_details client_details customer_records customer_data personal_data personal_details ficha fichas datos_personales カルテ 履歴 個人情報 顧客情報 記録',
  note: 'private_notes internal_notes notas_internas メモ',
  leader:
    'leader leaders supervisor supervisors chaperone* instructor_present responsable リーダー 引率 責任者',
  grownup:
    'adult adults grown-up grown-ups grownup* parent parents guardian guardians adulto adultos 大人 保護者同伴',
  helmet: 'helmet helmets casco cascos ヘルメット',
  insurance: 'insurance insured seguro seguros 保険',
  training: 'induction inductions training_session briefing formación_previa 講習 研修',
  licence:
    'licence licences license licenses permit permits certificate certificates carnet permiso* 免許 許可証 証明書 資格',
  walkin:
    'walk-in walk-ins walk_in walk_ins drop-in drop-ins drop_in turn_up_unannounced without_booking without_a_booking without_an_appointment without_a_reservation not_booked sin_cita sin_reserva sin_reservar sin_cita_previa 飛び込み 予約なし 予約のない 予約せず ふらっと',
  pet: 'dog dogs pet pets animal animals perro perros mascota* 犬 ペット 動物',
  child:
    'child children kid kids toddler* baby babies niño niños niña niñas 子ども 子供 こども 赤ちゃん',
  alcohol:
    'alcohol alcoholic drink drinks wine beer bar booze alcohólic* bebida* vino cerveza お酒 酒 アルコール 飲酒',
  food: 'food snack snacks meal meals lunch lunches comida comidas almuerzo* 食事 弁当 飲食 食べ物',
  smoking: 'smoke smokes smoking fumar 喫煙 たばこ タバコ',
  ads: 'ads advert adverts advertising advertisement* sponsor sponsors banner banners publicidad anuncio anuncios 広告 スポンサー',
  newsletter: 'newsletter* mailing_list mailing_lists boletín boletines メルマガ お便り',
  marketing: 'marketing promotion promotions promotional offers_by_mail promocion* 宣伝',
  notification: 'push_notification* push_message* notificacion* プッシュ通知 通知',
  reminder:
    'reminder reminders remind reminds reminded nudge nudges recordatorio* recordar リマインド リマインダー',
  code: 'qr qr_code qr_codes barcode* código_qr QRコード バーコード',
  report:
    'report reports statistics stats chart charts graph graphs informe informes estadístic* gráfic* 統計 グラフ レポート 集計',
  printing: 'print prints printed printing printout* printer imprim* impres* 印刷 プリント',
  export:
    'export exports exported download downloads downloaded exportar descarg* ダウンロード エクスポート 書き出し',
  search: 'search searches searching filter filters buscador búsqueda* 検索 絞り込み',
  translation: 'translat* traduc* 翻訳',
  ai: 'ai chatbot chatbots bot bots robot robots inteligencia_artificial 人工知能 チャットボット ボット ＡＩ AI',
  route: 'route routes route_planning ruta rutas ルート 道順',
  quote: 'quote quotes estimate estimates presupuesto* 見積 見積もり',
  signal:
    'offline signal internet wifi wi-fi reception_bars sin_conexión cobertura オフライン 電波 圏外 ネット環境',
  recurring: 'recurring repeating every_week_with_one_tap same_slot_every_week 定期予約',
  swap: 'swap swaps swapped swapping trade trades traded trading intercambi* 交換 入れ替え',
  passon:
    'pass_on passes_on passed_on pass_it_on hand_on transferable transferred give_away sell_on sells_on resell resells ceder cede traspas* 譲渡 譲る 譲って 転売',
  extension:
    'extend extends extended extending extension* renew renews renewed renewal* renewing prorrog* renov* amplia* 延長 更新',
  substitute:
    'substitute* replacement replacements stand-in stand-ins cover_for sustitut* 代理 代わりの人',
  guest:
    'guest guests plus-one plus_one bring_a_friend invitad* acompañante* 同伴 友人 友達 付き添い',
  group: 'group_booking* group_bookings groups grupos 団体',
  branch: 'branch branches locations premises sucursal* sede sedes 店舗 支店 教室 校舎',
  weekend: 'weekend weekends fin_de_semana fines_de_semana 週末 土日',
  holiday: 'bank_holiday bank_holidays public_holiday* festivo festivos 祝日',
  stock: 'stock inventory existencias inventario 在庫',
  payroll: 'payroll wages wage salary salaries sueldo* nómina* salario* 給与 給料 時給',
  takings: 'takings turnover sales revenue ventas facturación 売上 売り上げ',
  price: 'price prices priced pricing tariff precio precios tarifa* 値段 価格',
  total: 'total totals sum sums amount amounts importe* 金額 合計',
  grade: 'grade grades marks notas calificaci* 成績 点数',
  anonymous: 'anonymous anonymously anónim* 匿名',
  bookable:
    'reserva reservas reservar reservan cita citas booking bookings appointment appointments reservation reservations book books booked 予約',
  warehouse: 'warehouse almacén 倉庫',
  tourist: 'hiker* tourist* turista* excursionista*',
}
