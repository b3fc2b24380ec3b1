/** Deletes the draft of the form that has led to the thank-you page. */
export default async function forgetSent(): Promise<void> {
  const form = new URLSearchParams(location.search).get('sent')
  if (form === null) return
  const { forgetSentDraft } = await import('./forgetSentDraft.ts')
  forgetSentDraft(form)
}
