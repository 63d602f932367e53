import type { Wording } from '#domain/wording.ts'
import type { pictureText as english } from '#web/text/document/pictures.ts'

export const pictureText: Wording<typeof english> = {
  frame: (title: string) => `図：${title}`,
  title: {
    stages: (title: string) => title,
    entities: () => 'アプリが扱う情報と、そのつながり',
  },
}
