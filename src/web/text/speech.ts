/** The words of speaking instead of typing. */
export const speechText = {
  speak: 'Speak',
  stop: 'Stop',
  listening: 'Listening. Go ahead.',
  first: {
    title: 'Speak instead of typing',
    detail:
      'Your browser turns what you say into text. The company behind it (Google, Apple or Microsoft, for example) may process the sound on its own servers. We only ever get the text, and you can edit it like anything you type.',
    agree: 'Start speaking',
    decline: 'Not now',
  },
  problems: {
    refused:
      'Your browser is blocking the microphone. Allow it next to the address bar, then press Speak again.',
    offline: 'Speaking needs an internet connection. You can keep typing; your text is safe.',
    no_microphone: 'We can’t find a microphone. Connect one, then press Speak again.',
    no_language: 'Your browser can’t turn this language into text. Please type instead.',
    failed:
      'Your browser stopped listening. Everything you’ve said so far is in the text. Press Speak to continue.',
  },
} as const
