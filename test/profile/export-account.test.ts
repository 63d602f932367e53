import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import type { Client } from '#test/client.ts'
import { leaveComment } from '#test/comments/scene.ts'
import { answeredScene, generate, newScene, withProject } from '#test/endpoints/scene.ts'
import { readZip } from '#test/exports/readers.ts'
import { addWebhook, sendTest } from '#test/webhooks/scene.ts'

async function download(client: Client) {
  const response = await client.open('GET', '/api/profile/export')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

onEachDatabase('the export of an account', (open) => {
  it('holds everything, to read and as data, and nothing of anybody else', async () => {
    const app = open()
    const stranger = await newScene(app)
    await stranger.client.post(`${stranger.path}/answers`, {
      questionId: 'q1',
      value: 'Only the stranger wrote this.',
    })
    const scene = await answeredScene(app)
    const { client, path } = scene
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    await client.patch(path, { title: '../../ヨガ "教室"\r\n# Not a heading' })
    await client.post(`${path}/consultations`, { question: 'Is this *enough*?', questionId: 'q1' })
    await client.post(`${path}/tellings`, { text: 'Hi Tom,\nNo payments online.' })
    const first = await generate(scene)
    await client.post(`${path}/answers`, { questionId: 'q1', value: 'Owners of two studios.' })
    const second = await generate(scene)
    await client.post('/api/tokens', { name: 'Cursor at home' })
    const { body: webhook } = await addWebhook(client, {
      address: 'https://hooks.example.com/',
      events: ['approval.given'],
    })
    await sendTest(client, webhook.id)
    await leaveComment(app, scene)
    app.passTime(1_000)
    await withProject(client)
    const letter = { name: 'Mia', email: 'mia@calm.example', message: 'Do schools\n# pay less?' }
    await client.post('/api/contact', letter)
    await stranger.client.post('/api/contact', { ...letter, message: 'A stranger asks.' })
    await app.visitor().post('/api/contact', { ...letter, message: 'A visitor asks.' })

    const file = await download(client)
    const day = app.deps.now().toISOString().slice(0, 10)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('application/zip')
    expect(file.headers.get('cache-control')).toBe('private, no-store')
    expect(file.headers.get('content-disposition')).toContain(`groundwork-account-${day}.zip`)
    const files = readZip(file.bytes)
    const inProject = (folder: string, names: string[]) =>
      names.map((name) => `projects/${folder}/${name}`)
    const texts = ['project.md', 'answers.md', 'consultations.md', 'project.json']
    const withNotes = texts.toSpliced(3, 0, 'notes.md', 'links.md', 'comments.md')
    const folder = Object.keys(files)[2]?.split('/')[1] ?? ''
    expect(Object.keys(files)).toEqual([
      'account.md',
      'account.json',
      ...inProject(folder, withNotes),
      ...inProject('02-Yoga-studio', texts),
      ...inProject(folder, [
        'documents/version-1.md',
        'documents/version-1.json',
        'documents/version-2.md',
        'documents/version-2.json',
      ]),
    ])
    expect(folder).toBe('01-ヨガ-教室-#-Not-a-heading')
    const read = (name: string) => files[`projects/${folder}/${name}`] ?? ''
    expect(read('documents/version-1.md')).toBe(first.body.document)
    expect(read('documents/version-2.md')).toBe(second.body.document)
    expect(JSON.parse(read('documents/version-2.json')).version).toBe(2)
    expect(read('answers.md')).toContain('Owners of two studios.')
    expect(read('consultations.md')).toContain('Is this *enough*?')
    expect(read('notes.md').match(/No payments online\./g)).toHaveLength(2)
    expect(read('comments.md')).toContain('Does this hold on Sundays?')
    expect(read('links.md')).toContain('Version 1, made')
    expect(JSON.parse(read('project.json'))).toMatchObject({
      links: [{ version: 1, opened: 1 }],
      comments: [{ askerName: 'Dana', text: 'Does this hold on Sundays?', reply: null }],
      answers: { length: 15 },
      notes: [{ origin: 'pasted', text: 'Hi Tom,\nNo payments online.' }],
    })

    const account = JSON.parse(files['account.json'] ?? '')
    expect(account).toMatchObject({
      email: client.email,
      firstName: 'Mia',
      lastName: 'Alvarez',
      subscriptionStatus: 'PREMIUM_ACTIVE',
      signInMethods: [{ provider: 'credential' }],
      tokens: [{ name: 'Cursor at home', scopes: ['requirements:read'], lastUsedAt: null }],
      connectedAgents: [],
      webhooks: [
        {
          address: 'https://hooks.example.com/',
          projectId: null,
          sent: [{ type: 'webhook.test', state: 'waiting', tries: 0 }],
        },
      ],
      contactMessages: [{ ...letter, sentAt: app.deps.now().toISOString() }],
    })
    expect(files['account.md']).toContain('## Messages you sent us while signed in')
    expect(files['account.md']).not.toMatch(/^# pay/m)
    expect(files['account.md']?.replaceAll('\\', '')).toContain(`- Email: ${client.email}`)
    expect(files['account.md']).not.toMatch(/^# Not/m)
    const everything = Object.values(files).join('\n')
    expect(everything).not.toContain(webhook.secret)
    expect(everything).not.toMatch(/"secret"|\bs1\./)
    expect(everything).not.toContain('Only the stranger wrote this.')
    expect(everything).not.toMatch(/A (?:stranger|visitor) asks/)
    for (const [, cookie] of client.cookies) {
      const token = decodeURIComponent(cookie).split('.')[0] ?? 'none'
      expect(everything).not.toContain(token)
    }
    expect(everything).not.toMatch(/"(password|token|accessToken)"/)
  }, 60_000)

  it('may be asked for five times in a row, and once a minute after that', async () => {
    const app = open()
    const client = await app.signUp()
    // One after the other: how many are made at once is another limit.
    for (let time = 1; time <= 5; time += 1) expect((await download(client)).status).toBe(200)
    const more = await Promise.all([download(client), download(client), download(client)])
    expect(more.map(({ status }) => status)).toEqual([429, 429, 429])
    app.passTime(61_000)
    expect((await download(client)).status).toBe(200)
  })

  it.each(['TRIAL_ACTIVE', 'TRIAL_CANCELED', 'SUSPENDED', 'SOMETHING_ELSE'] as const)(
    'can be had as %s, before anything was written as well',
    async (status) => {
      const app = open()
      const client = await app.signUp()
      await app.setAccount(client, { status })
      const file = await download(client)
      expect(file.status).toBe(200)
      expect(Object.keys(readZip(file.bytes))).toEqual(['account.md', 'account.json'])
    },
  )
})
