/** What can be wrong with the body of a document: `{…}` are values. */
export const bodyMessages = {
  'attribute-missing': {
    en: '<{name}> needs {example}. Add it to the tag',
    fr: 'il manque {example} à <{name}>. Ajoutez-le dans la balise',
  },
  'attribute-twice': {
    en: '<{name}> has {attribute} twice. Delete one of the two',
    fr: '<{name}> porte deux fois {attribute}. Supprimez l’un des deux',
  },
  'attribute-unknown': {
    en: '<{name}> has no {attribute}. Attributes: {known}',
    fr: '<{name}> n’a pas de {attribute}. Attributs possibles : {known}',
  },
  'attribute-wrong': {
    en: '{attribute} of <{name}> can’t be used as it is. Write {example}',
    fr: '{attribute} ne convient pas dans <{name}>. Écrivez {example}',
  },
  'body-empty': {
    en: 'there is no text below the front matter. Write it, after an empty line',
    fr: 'aucun texte ne suit l’en-tête. Écrivez-le, après une ligne vide',
  },
  'brace-shown': {
    en: 'a brace in the text: {mark}. Delete it, or write \\ before it to show the sign',
    fr: 'une accolade dans le texte : {mark}. Supprimez-la, ou écrivez \\ devant pour la montrer',
  },
  'call-without-link': {
    en: '<{name}> ends with a link alone on its line, which becomes the button: [Write to us](/contact)',
    fr: '<{name}> se termine par un lien seul sur sa ligne, qui devient le bouton : [Nous écrire](/contact)',
  },
  'character-hidden': {
    en: 'a character that nobody sees ({code}) disturbs the search or the direction of the text. Delete it',
    fr: 'un caractère que personne ne voit ({code}) gêne la recherche ou le sens de lecture. Supprimez-le',
  },
  'character-forbidden': {
    en: 'an invisible character ({code}) that no text may hold. Delete it',
    fr: 'un caractère invisible ({code}) qu’aucun texte ne peut contenir. Supprimez-le',
  },
  'code-indented': {
    en: 'four spaces make no code here. Delete them; for code, write ``` on the lines before and after it',
    fr: 'quatre espaces ne font pas de code ici. Supprimez-les ; pour du code, écrivez ``` avant et après',
  },
  'code-unclosed': {
    en: 'this code never ends, so that all that follows is code. Write {fence} on a line of its own where it ends',
    fr: 'ce code ne finit pas, et tout ce qui suit en fait partie. Écrivez {fence}, seul sur sa ligne, à la fin',
  },
  'comparison-texts': {
    en: '<{name}> holds texts in two languages (fr-FR and fr-CA are two), an empty line between. Lines of several paragraphs begin with >',
    fr: '<{name}> contient deux textes en deux langues (fr-FR et fr-CA en sont deux), séparés par une ligne vide. Les lignes de plusieurs alinéas commencent par >',
  },
  'component-empty': {
    en: '<{name}> is empty. Write between <{name}> and </{name}> what it should show, or delete it',
    fr: '<{name}> est vide. Écrivez entre <{name}> et </{name}> ce qu’il doit montrer, ou supprimez-le',
  },
  'component-in-sentence': {
    en: '<{name}> must not stand within a line. Put <{name}> and </{name}> on lines of their own, with empty lines around',
    fr: '<{name}> ne va pas dans une ligne de texte. Mettez <{name}> et </{name}> seuls sur leur ligne, entre des lignes vides',
  },
  'component-list': {
    en: '<{name}> holds one list of {minimum} to {maximum} entries, each after {mark}, and nothing else',
    fr: '<{name}> contient une seule liste, de {minimum} à {maximum} éléments, chacun après {mark}, et rien d’autre',
  },
  'component-nested': {
    en: '<{inner}> must not stand within <{name}>. Put it after </{name}>',
    fr: '<{inner}> ne va pas dans <{name}>. Mettez-le après </{name}>',
  },
  'component-unknown': {
    en: 'there is no component <{name}>. Did you mean: {known}?',
    fr: 'il n’y a pas de composant <{name}>. Vouliez-vous écrire : {known} ?',
  },
  'definition-colon': {
    en: 'no space stands before this colon. Write {instead}',
    fr: 'pas d’espace devant ces deux-points. Écrivez {instead}',
  },
  'definition-twice': {
    en: '{label} is defined twice, and only the first counts. Give this one another name, or delete it',
    fr: '{label} est défini deux fois, et seul le premier compte. Donnez un autre nom à celui-ci, ou supprimez-le',
  },
  'entity-shown': {
    en: '{mark} would be shown letter by letter. Write {instead}, or the sign itself',
    fr: '{mark} s’afficherait tel quel. Écrivez {instead}, ou le signe lui-même',
  },
  'figure-shape': {
    en: 'an entry of <{name}> is one line: a figure in bold, then what it counts: - **48 h** for 10,000 words',
    fr: 'un élément de <{name}> tient sur une ligne : un chiffre en gras, puis ce qu’il compte : - **48 h** pour 10 000 mots',
  },
  'filler-text': {
    en: 'filler text is left: {mark}. Replace it, or write draft: true in the front matter',
    fr: 'il reste du faux texte : {mark}. Remplacez-le, ou écrivez draft: true dans l’en-tête',
  },
  'footnote-missing': {
    en: 'the footnote {label} has no text. Write on a line of its own: [^1]: text',
    fr: 'la note {label} n’a pas de texte. Écrivez-le sur sa propre ligne : [^1]: texte',
  },
  'footnote-of-word': {
    en: '{mark} is no footnote here. Write {instead} in the text and {instead}: before the note itself',
    fr: '{mark} ne fait pas une note ici. Écrivez {instead} dans le texte, et {instead}: devant la note',
  },
  'footnote-unused': {
    en: 'nothing refers to the note {label}, so that it would not be shown. Write {label} where it belongs, or delete it',
    fr: 'rien ne renvoie à la note {label}, qui ne s’afficherait pas. Écrivez {label} à sa place, ou supprimez-la',
  },
  'heading-by-dashes': {
    en: 'the dashes below make a heading of this text. Leave an empty line before them',
    fr: 'les tirets du dessous font de ce texte un titre. Laissez une ligne vide avant eux',
  },
  'heading-empty': {
    en: 'this heading has no words. Write them, or delete the #',
    fr: 'ce titre n’a pas de mots. Écrivez-les, ou supprimez le #',
  },
  'heading-first-level': {
    en: 'the title of the page is its only heading of the first level. Write ## before this one',
    fr: 'le titre de la page est le seul de premier niveau. Écrivez ## devant celui-ci',
  },
  'heading-skipped': {
    en: 'a level of headings is skipped. Write {wanted}',
    fr: 'un niveau de titre est sauté. Écrivez {wanted}',
  },
  'heading-twice': {
    en: 'the heading “{text}” is there twice, and links can’t tell them apart. Say what is particular to this part',
    fr: 'le titre « {text} » est là deux fois, et les liens les confondent. Dites ce que cette partie a de particulier',
  },
  'heading-unread': {
    en: '“{mark}” makes no heading. Write {instead}, with an ordinary space after it',
    fr: '« {mark} » ne fait pas un titre. Écrivez {instead}, suivi d’une espace ordinaire',
  },
  'html-tag': {
    en: '<{name}> is HTML, which is not read here. Write {instead}',
    fr: '<{name}> est du HTML, qui n’est pas lu ici. Écrivez {instead}',
  },
  'html-useless': {
    en: '<{name}> is HTML, which is not read here. Delete the tags: the text shows without them',
    fr: '<{name}> est du HTML, qui n’est pas lu ici. Supprimez les balises : le texte s’affiche sans elles',
  },
  'letter-lost': {
    en: 'a letter was lost on the way, and \uFFFD stands in its place. Write the letter again',
    fr: 'une lettre s’est perdue en route, et \uFFFD a pris sa place. Récrivez la lettre',
  },
  'letters-garbled': {
    en: '“{was}” was “{letter}” before a program misread it ({count} in this file). Write “{letter}”',
    fr: '« {was} » était « {letter} » avant qu’un logiciel ne le lise mal ({count} dans ce fichier). Écrivez « {letter} »',
  },
  'letter-without-face': {
    en: 'the PDF and the shared image show … for “{letter}”, which their fonts lack. Add it in Latin letters',
    fr: 'le PDF et l’image de partage affichent … pour « {letter} », absent de leurs polices. Ajoutez-le en lettres latines',
  },
  'link-around-picture': {
    en: 'a link around a picture alone does not say where it leads. Write some words beside the picture',
    fr: 'un lien autour d’une image seule ne dit pas où il mène. Écrivez quelques mots à côté de l’image',
  },
  'link-bare': {
    en: 'a screen reader spells this address letter by letter. Write [what is there]({url})',
    fr: 'un lecteur d’écran épelle cette adresse lettre à lettre. Écrivez [ce que l’on y trouve]({url})',
  },
  'link-empty': {
    en: 'this link has no words. Write [where it leads](…)',
    fr: 'ce lien n’a pas de mots. Écrivez [où il mène](…)',
  },
  'link-insecure': {
    en: 'anybody on the way can read what goes over http. Write {instead}',
    fr: 'chacun peut lire en chemin ce qui passe par http. Écrivez {instead}',
  },
  'link-misspelt': {
    en: 'the address “{url}” is not written as it should be. Write {instead}',
    fr: 'l’adresse « {url} » n’est pas écrite comme il faut. Écrivez {instead}',
  },
  'link-picture': {
    en: 'a link to a picture. Write ! before the [ to show it',
    fr: 'un lien vers une image. Écrivez ! devant le [ pour la montrer',
  },
  'link-unread': {
    en: '“{mark}” is not read as a link or a picture. Write [words](address) or ![description](address "caption"), without spaces in the address',
    fr: '« {mark} » n’est lu ni comme un lien ni comme une image. Écrivez [mots](adresse) ou ![description](adresse "légende"), sans espace dans l’adresse',
  },
  'link-vague': {
    en: '“{text}” does not tell where the link leads. Write what is there: [how fast we are](/rapidite)',
    fr: '« {text} » ne dit pas où mène le lien. Écrivez ce que l’on y trouve : [nos délais](/rapidite)',
  },
  'link-wrong': {
    en: '“{url}” leads nowhere that a visitor may go. Write a page of ours, /contact, or https://…, mailto:…, tel:…',
    fr: '« {url} » ne mène nulle part où un visiteur puisse aller. Écrivez une page du site, /contact, ou https://…, mailto:…, tel:…',
  },
  'list-item-empty': {
    en: 'this entry of the list has no words. Write them, or delete it',
    fr: 'cet élément de la liste n’a pas de mots. Écrivez-les, ou supprimez-le',
  },
  'list-unread': {
    en: '“{mark}” begins no list, and the lines would run together. Write {instead} and a space before each',
    fr: '« {mark} » ne commence pas une liste, et les lignes se suivraient. Écrivez {instead} et une espace devant chacune',
  },
  'mark-foreign': {
    en: '{mark} belongs to another program, and is not read here. Write it in Markdown, or <Note title="…">, or delete it',
    fr: '{mark} vient d’un autre logiciel et n’est pas lu ici. Écrivez-le en Markdown, ou <Note title="…">, ou supprimez-le',
  },
  'mark-shown': {
    en: '{mark} would be shown as it is. Complete it, delete it, or write \\ before it to show the sign',
    fr: '{mark} s’afficherait tel quel. Complétez-le, supprimez-le, ou écrivez \\ devant pour montrer le signe',
  },
  'mark-spaced': {
    en: 'a space keeps {mark} from being read. Write {instead}',
    fr: 'une espace empêche de lire {mark}. Écrivez {instead}',
  },
  'picture-by-reference': {
    en: 'pictures have their address beside them. Write ![description](../../images/name.jpg)',
    fr: 'l’adresse d’une image se met à côté d’elle. Écrivez ![description](../../images/nom.jpg)',
  },
  'picture-undescribed': {
    en: 'the picture has no description for those who do not see it. Write ![what it shows](…)',
    fr: 'l’image n’est pas décrite à qui ne la voit pas. Écrivez ![ce qu’elle montre](…)',
  },
  'program-text': {
    en: '“{mark}” looks like a program, and content is none. Delete it',
    fr: '« {mark} » ressemble à un programme, et le contenu n’en est pas un. Supprimez-le',
  },
  'definition-missing': {
    en: '{mark} is linked to nothing. Write [words](/contact)',
    fr: '{mark} n’est lié à rien. Écrivez [mots](/contact)',
  },
  'reference-unused': {
    en: 'nothing is linked to {label}. Write [words]{label} where it belongs, or delete it',
    fr: 'rien n’est lié à {label}. Écrivez [mots]{label} à sa place, ou supprimez-le',
  },
  'sign-stray': {
    en: 'this < begins no tag: {mark}. Write \\< for the sign, `…` for code, [words](address) for a link',
    fr: 'ce < ne commence pas une balise : {mark}. Écrivez \\< pour le signe, `…` pour du code, [mots](adresse) pour un lien',
  },
  'structure-lacking': {
    en: '{place} has {part}, and this document has not. Add it, or delete it there',
    fr: '{place} contient {part}, et pas ce document. Ajoutez-le, ou supprimez-le là-bas',
  },
  'structure-list': {
    en: '{path}: {count} here, {others} in {place}. Write as many in both',
    fr: '{path} : {count} ici, {others} dans {place}. Écrivez-en autant dans les deux',
  },
  'structure-other': {
    en: '{part} stands here, and {other} in {place}. Write the same in both',
    fr: '{part} ici, {other} dans {place}. Écrivez la même chose dans les deux',
  },
  'table-head-empty': {
    en: 'the head of this column is empty. Write what the column holds',
    fr: 'l’en-tête de cette colonne est vide. Écrivez ce que contient la colonne',
  },
  'table-row-apart': {
    en: 'an empty line has ended the table above. Delete it',
    fr: 'une ligne vide a terminé le tableau du dessus. Supprimez-la',
  },
  'table-row-long': {
    en: 'the row has more cells ({cells}) than the table columns ({columns}): the rest would be lost. Write \\| for the sign itself',
    fr: 'la ligne a plus de cellules ({cells}) que le tableau de colonnes ({columns}) : le reste serait perdu. Écrivez \\| pour le signe lui-même',
  },
  'table-row-short': {
    en: 'the row has too few cells: {cells} of {columns}. Write | for each that stays empty',
    fr: 'il manque des cellules à la ligne : {cells} sur {columns}. Écrivez | pour chacune qui reste vide',
  },
  'table-unread': {
    en: 'this makes no table without the right line below its head. Write {line} there',
    fr: 'sans la bonne ligne sous l’en-tête, ce n’est pas un tableau. Écrivez-y {line}',
  },
  'tag-unclosed': {
    en: '<{name}> and </{name}> do not match. Write both, each on a line of its own, with empty lines around',
    fr: '<{name}> et </{name}> ne se répondent pas. Écrivez les deux, seuls sur leur ligne, entre des lignes vides',
  },
  'tag-unopened': {
    en: 'this tag closes nothing. Delete it, or write the opening tag before it',
    fr: 'cette balise ne ferme rien. Supprimez-la, ou écrivez avant elle la balise ouvrante',
  },
  'tag-unread': {
    en: 'this tag can’t be read: {mark}. Write <{name} title="…">, with = and straight quotation marks',
    fr: 'cette balise est illisible : {mark}. Écrivez <{name} title="…">, avec = et des guillemets droits',
  },
  'task-box': {
    en: '“{mark}” is no box to tick. Write {instead}',
    fr: '« {mark} » n’est pas une case à cocher. Écrivez {instead}',
  },
  'text-repeated': {
    en: '{key}: {other} has the same. Write one that tells them apart',
    fr: '{key} : {other} a le même. Écrivez de quoi les distinguer',
  },
  'video-twice': {
    en: 'this video is shown a second time. Lead to the first: [the video](#{fragment})',
    fr: 'cette vidéo est montrée deux fois. Renvoyez à la première : [la vidéo](#{fragment})',
  },
  'words-only': {
    en: '<{name}> goes around words of a sentence in another language than the document’s: no links, pictures or components',
    fr: '<{name}> entoure les mots d’une phrase qui sont d’une autre langue que le document : ni lien, ni image, ni composant',
  },
} as const
