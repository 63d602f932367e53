import { expect, it } from 'vitest'
import { OPERATOR_PLACES, PUBLIC_FACE_PLACE } from '#domain/public-face.ts'
import { fillPublicFace } from './fill-public-face.ts'

const operator = {
  name: 'Studio "Calm" & Sons <b>',
  representative: 'Mia $& Sato',
  address: '1-2-3 Shibuya, Tokyo',
  phone: '',
  email: 'hello@calm.example',
}

it('puts the facts in as text, whatever they hold', () => {
  const html = `<meta content="${PUBLIC_FACE_PLACE}"><p>${OPERATOR_PLACES.name}, ${OPERATOR_PLACES.representative}</p><p>${OPERATOR_PLACES.phone}</p>`
  expect(fillPublicFace(html, { operator, analyticsId: null })).toBe(
    '<meta content="{&quot;operator&quot;:{&quot;name&quot;:&quot;Studio \\&quot;Calm\\&quot; &amp; Sons &lt;b&gt;&quot;,&quot;representative&quot;:&quot;Mia $&amp; Sato&quot;,&quot;address&quot;:&quot;1-2-3 Shibuya, Tokyo&quot;,&quot;phone&quot;:&quot;&quot;,&quot;email&quot;:&quot;hello@calm.example&quot;},&quot;analyticsId&quot;:null}"><p>Studio &quot;Calm&quot; &amp; Sons &lt;b&gt;, Mia $&amp; Sato</p><p></p>',
  )
})

it('tells pages nothing but the operator and the measurement id', () => {
  const settings = { operator, analyticsId: 'G-ABC1234567', contactEmail: 'inbox@calm.example' }
  expect(fillPublicFace(PUBLIC_FACE_PLACE, settings)).not.toContain('inbox@')
})
