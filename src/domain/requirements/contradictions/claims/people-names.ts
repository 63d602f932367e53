/** Who does something, each with the words for them in English, Spanish and Japanese. */
export const PEOPLE_NAMES: Readonly<Record<string, string>> = {
  owner:
    'i me my mine owner boss founder yo dueño dueña jefe jefa 私 僕 俺 社長 オーナー 代表 院長 園長 店主 代表者',
  manager: 'manager managers encargad* gerente 店長 マネージャー 責任者',
  driver:
    'driver drivers courier couriers lads rider riders repartidor* conductor* chófer* ドライバー 配達員 運転手',
  volunteer: 'volunteer volunteers helper helpers voluntari* ボランティア',
  staff:
    'staff employee employees part-timer part-timers assistant assistants saturday_girls saturday_girl works_saturdays emplead* dependient* アルバイト バイト パート スタッフ 従業員 店員',
  reception:
    'reception receptionist receptionists front_desk desk bookings_secretary recepci* recepcionista* 受付 事務',
  teacher:
    'coach coaches teacher teachers instructor instructors trainer trainers tutor tutors monitor monitora monitores profesor* maestra maestro maestr* 講師 先生 コーチ インストラクター 師範',
  customer:
    'customer customers client clients buyer buyers guest guests visitor visitors cliente clientes お客様 お客 利用者 来店者 参加者',
  parent:
    'parent parents mum mums mom moms dad dads mother father family families padre padres madre papá mamá familias 保護者 親御 お母さん お父さん 母親 父親',
  cleaner: 'cleaner cleaners limpiador* 清掃',
  mechanic:
    'mechanic mechanics technician technicians engineer engineers mecánic* técnic* 整備士 整備 技師 技術者',
  kitchen: 'kitchen chef chefs cook cooks cociner* 厨房 調理 料理長 シェフ',
  pupil:
    'student students pupil pupils learner learners trainee trainees apprentice apprentices alumn* aprendi* 生徒 受講者 見習い 弟子 学生',
  member: 'member members soci* 会員',
  tenant:
    'tenant tenants resident residents lodger neighbour neighbours vecin* inquilin* 住人 住民 入居者 店子',
  seller:
    'seller sellers stallholder stallholders trader traders grower growers vendedor* 出品者 農家 生産者',
  medic:
    'therapist therapists nurse nurses vet vets doctor doctors enfermer* veterinari* médico médica 看護師 医師 獣医 衛生士',
  picker: 'picker pickers packer packers worker workers labourer* trabajador* peon* 作業員 職人',
  leader:
    'team_leader foreman foremen supervisor supervisors coordinator coordinators capataz 班長 主任 リーダー',
  presenter: 'presenter presenters presenting host hosts locutor* 司会',
  producer: 'producer producers editor editors productor* 編集',
  captain: 'captain captains skipper skippers capitán* キャプテン 隊長 船長',
  treasurer: 'treasurer bookkeeper accountant tesorer* contable 会計 経理',
  secretary: 'secretary secretaries secretari* 書記 事務局',
  vicar: 'vicar priest pastor párroco 住職 神主 宮司',
  director: 'director directors head_teacher headteacher principal directora 校長 理事長',
  committee: 'committee board trustees junta comité 委員会 役員',
  guide: 'guide guides guía guías ガイド',
  librarian: 'librarian librarians bibliotecari* 司書',
  porter: 'porter porters caretaker caretakers warden wardens conserje* 管理人',
  waiter: 'waiter waiters waitress* bar_staff camarer* ウェイター ホール',
  stylist: 'stylist stylists barber barbers hairdresser* peluquer* 美容師 理容師',
  mother: '母 妻 女将',
  father: '父 夫 祖父',
  sister: 'sister brother hermana hermano cuñado 姉 妹 兄 弟',
  farmer: 'farmer farmers beekeeper beekeepers agricultor* apicultor* ',
  ranger: 'ranger rangers guard guards guardia 警備員',
}
