import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const OUT_DIR = join(import.meta.dirname, 'dist/web')
/** Not the page itself: the server writes a nonce into it for each answer. */
const COMPRESSIBLE = /\.(?:js|css|svg|txt|json)$/
/** Below this a compressed copy saves nothing worth a second file. */
const MIN_BYTES = 512

export default defineConfig({
  root: join(import.meta.dirname, 'src/web'),
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir: OUT_DIR,
    emptyOutDir: true,
    sourcemap: false,
    reportCompressedSize: false,
    // A file inlined as data: would need its own exception in the content security policy.
    assetsInlineLimit: 0,
  },
  server: {
    // Without a dot: the source files of src/web/api lie below the same path.
    proxy: { '^/api/[^.]*$': process.env.SERVER_ORIGIN ?? 'http://localhost:3000' },
  },
})

/** Writes a Brotli and a gzip copy beside each text file, for the server to send as it is. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = OUT_DIR }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(dir, file))),
      )
    },
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  await Promise.all([
    promisify(brotliCompress)(content, { params }).then((data) => writeFile(`${file}.br`, data)),
    promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
  ])
}
