import { defineConfig, mergeConfig } from 'vite'
import { drawPages } from './build/draw-pages.ts'
import { siteConfig } from './build/site-config.ts'

/** For `npm run dev`: English, or `LANGUAGE=ja`. The build is `build/main.ts`. */
const language = process.env.LANGUAGE === 'ja' ? 'ja' : 'en'

export default defineConfig(
  mergeConfig(siteConfig(language), {
    plugins: [drawPages(language)],
    server: {
      // Without a dot: the source files of src/web/api lie below the same path.
      proxy: { '^/api/[^.]*$': process.env.SERVER_ORIGIN ?? 'http://localhost:3000' },
    },
  }),
)
