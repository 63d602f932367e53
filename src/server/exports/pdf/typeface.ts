import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** BIZ UDPGothic (SIL Open Font License): made for legibility, Latin, Greek, Cyrillic and Japanese. */
export const FONT_FILES = {
  regular: require.resolve(
    '@expo-google-fonts/biz-udpgothic/400Regular/BIZUDPGothic_400Regular.ttf',
  ),
  bold: require.resolve('@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf'),
} as const

export type Face = keyof typeof FONT_FILES

/** How a stretch of text is set; size in points, colour as six hexadecimal digits. */
export interface Setting {
  face: Face
  size: number
  colour: string
}
