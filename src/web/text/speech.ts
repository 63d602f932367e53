/** The words of speaking instead of typing. */
export const speechText = {
  speak: 'Speak',
  stop: 'Stop',
  listening: 'Listening. Go ahead.',
  first: {
    title: 'Speak instead of typing',
    detail:
      'Your browser turns what you say into text. Its maker (Google, Apple or Microsoft, for example) may process the sound on its own servers. We never get the sound, only the text, and you can edit it like anything you type.',
    agree: 'Start speaking',
    decline: 'Not now',
  },
  problems: {
    refused:
      'The microphone is blocked for this page. Allow it in your browser, next to the address, then press Speak again.',
    offline: 'Speaking needs a connection. You can keep typing; your text is safe.',
    no_microphone: 'We can’t find a microphone. Connect one, then press Speak again.',
    no_language:
      'Your browser can’t understand this language when it’s spoken. Please type instead.',
    failed:
      'Your browser stopped listening. What you said so far is in the text. Press Speak to go on.',
  },
} as const
