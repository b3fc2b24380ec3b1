import { changed } from './mistake.ts'

const VIDEO = `video:
  file: ../../videos/clip.mp4
  title: Un clip
  description: 'On y voit une passerelle entre deux rives, et un mot qui la traverse en changeant de langue.'
  date: 2026-01-31
`

/** A case study with a video, which needs captions in both languages. */
export const caseStudy = `---
id: appui
category: app-ui
title: 'Exemple : une application en arabe'
description: 'Une application de démonstration, dont les boutons se lisent de droite à gauche, et ce que cela a changé.'
date: 2026-01-31
order: 1
client: Exemple
image: ../../images/bridge.svg
imageAlt: 'Une passerelle entre deux rives.'
outcomes:
  - Trois langues de plus
  - 'Un bouton, deux mots'
  - Un seul glossaire
${VIDEO}videoLabel: Voir la vidéo
downloadLabel: Télécharger
callToAction:
  title: Parlons-en
  text: Décrivez-nous votre application et ses langues.
  label: Nous écrire
  link: /contact
---

Un texte.
`

/** A case study as most are. */
export const caseStudyWithoutVideo = changed(caseStudy, { [VIDEO]: '' })

/** Captions without a mistake. */
export const captions = `WEBVTT

00:00.000 --> 00:01.000
Une passerelle.
`
