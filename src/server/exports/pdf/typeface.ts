import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/**
 * The product's typefaces and those that stand in where they have no sign. All are under the SIL
 * Open Font License; a file is read when a document first needs it.
 */
export const FONT_FILES = {
  inter: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  'inter-bold': require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  newsreader: require.resolve('@expo-google-fonts/newsreader/500Medium/Newsreader_500Medium.ttf'),
  gothic: require.resolve(
    '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  ),
  'gothic-bold': require.resolve(
    '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  ),
  korean: require.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  'korean-bold': require.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  arabic: require.resolve('@expo-google-fonts/vazirmatn/400Regular/Vazirmatn_400Regular.ttf'),
  'arabic-bold': require.resolve(
    '@expo-google-fonts/vazirmatn/600SemiBold/Vazirmatn_600SemiBold.ttf',
  ),
  thai: require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  'thai-bold': require.resolve(
    '@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf',
  ),
  chinese: require.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  'chinese-bold': require.resolve(
    '@expo-google-fonts/noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  ),
  hebrew: require.resolve(
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  ),
  'hebrew-bold': require.resolve(
    '@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf',
  ),
  devanagari: require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  ),
  'devanagari-bold': require.resolve(
    '@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf',
  ),
  emoji: require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
} as const

export type Face = keyof typeof FONT_FILES

/** What a text is set for; each has its faces, and the first that holds a sign draws it. */
export type Role = 'text' | 'bold' | 'title'

/** In this order: what Japanese and Chinese share is drawn as in Japan. */
const SCRIPTS = ['gothic', 'korean', 'chinese', 'arabic', 'hebrew', 'thai', 'devanagari'] as const
const BOLD_SCRIPTS = SCRIPTS.map((script) => `${script}-bold` as const)

export const ROLE_FACES: Record<Role, readonly Face[]> = {
  text: ['inter', ...SCRIPTS, 'emoji'],
  bold: ['inter-bold', ...BOLD_SCRIPTS, 'emoji'],
  title: ['newsreader', 'inter-bold', ...BOLD_SCRIPTS, 'emoji'],
}

/** The signs for which the face of a script is opened; the other faces are for any. */
const SCOPES: Readonly<Record<string, RegExp>> = {
  korean: /\p{scx=Hang}/u,
  chinese: /\p{scx=Han}/u,
  arabic: /\p{scx=Arab}/u,
  hebrew: /\p{scx=Hebr}/u,
  thai: /\p{scx=Thai}/u,
  devanagari: /\p{scx=Deva}/u,
}

/** Whether a face is worth looking into for a sign. */
export function mayHold(face: Face, sign: string): boolean {
  return SCOPES[face.replace('-bold', '')]?.test(sign) !== false
}

/** How a stretch of text shall look; size in points, colour as six hexadecimal digits. */
export interface Look {
  role: Role
  size: number
  colour: string
}

/** The same with the one face that draws it. */
export interface Setting {
  face: Face
  size: number
  colour: string
}
