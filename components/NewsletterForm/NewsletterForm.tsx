export function NewsletterForm({ place }: { place: 'footer' | 'section' }) {
  return <form data-place={place} />
}
