/** What can be wrong with the texts of the interface, spelling, typography and pictures: `{…}` are values. */
export const textMessages = {
  'texts-too-large': {
    en: 'this file has more than {limit} kB. Split its texts into several files',
    fr: 'ce fichier dépasse {limit} ko. Répartissez ses textes dans plusieurs fichiers',
  },
  'texts-not-utf-8': {
    en: 'this file is not saved as UTF-8. Open it in your editor and save it with the encoding UTF-8',
    fr: 'ce fichier n’est pas en UTF-8. Ouvrez-le dans votre éditeur et enregistrez-le avec l’encodage UTF-8',
  },
  'texts-without-counterpart': {
    en: 'this file has no counterpart. Add {other} with the same keys',
    fr: 'ce fichier n’a pas d’équivalent. Ajoutez {other}, avec les mêmes clés',
  },
  'text-garbled': {
    en: '“{letters}” was one letter before this file was saved with another encoding. Go back to the earlier version and save it as UTF-8',
    fr: '« {letters} » était une seule lettre avant un enregistrement dans un autre encodage. Reprenez la version d’avant et enregistrez-la en UTF-8',
  },
  'json-empty': {
    en: 'this file is empty. Write its texts between two braces, or delete the file',
    fr: 'ce fichier est vide. Écrivez ses textes entre deux accolades, ou supprimez le fichier',
  },
  'json-without-braces': {
    en: 'these texts are not between braces. Write an opening brace before the first and a closing brace after the last',
    fr: 'ces textes ne sont pas entre accolades. Écrivez une accolade ouvrante avant le premier, et une fermante après le dernier',
  },
  'json-merge-conflict': {
    en: 'Git left two versions of these lines. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>',
    fr: 'Git a laissé deux versions de ces lignes. Gardez-en une ; supprimez l’autre et les lignes <<<<<<<, ======= et >>>>>>>',
  },
  'json-comma-missing': {
    en: 'a comma is missing between two texts. Write , here',
    fr: 'il manque une virgule entre deux textes. Écrivez , ici',
  },
  'json-comma-superfluous': {
    en: 'nothing follows this comma. Delete it',
    fr: 'rien ne suit cette virgule. Supprimez-la',
  },
  'json-colon-missing': {
    en: 'the colon after the name is missing. Write "name": "text"',
    fr: 'il manque les deux-points après le nom. Écrivez "nom": "texte"',
  },
  'json-name-missing': {
    en: 'a name between straight quotes belongs here. Write "name": "text"',
    fr: 'il faut ici un nom entre guillemets droits. Écrivez "nom": "texte"',
  },
  'json-text-missing': {
    en: 'a text between straight quotes belongs here. Write "name": "text"',
    fr: 'il faut ici un texte entre guillemets droits. Écrivez "nom": "texte"',
  },
  'json-quote-missing': {
    en: 'the closing quote of this text is missing. Write the text on one line, with a straight quote " at each end',
    fr: 'il manque le guillemet fermant de ce texte. Écrivez le texte sur une seule ligne, avec un guillemet droit " à chaque bout',
  },
  'json-quotes-wrong': {
    en: '“{found}” stands outside straight quotes. Begin and end each text with ", and write \\" for a quote within it',
    fr: '« {found} » n’est pas entre guillemets droits. Commencez et finissez chaque texte par ", et écrivez \\" pour un guillemet à l’intérieur',
  },
  'json-bracket-missing': {
    en: 'a bracket that was opened above is not closed. Write the missing } or ]',
    fr: 'une accolade ou un crochet ouvert plus haut n’est pas fermé. Écrivez le } ou le ] qui manque',
  },
  'json-after-the-end': {
    en: 'the texts end before this. Delete what follows, or the } too many above',
    fr: 'les textes se terminent avant ceci. Supprimez ce qui suit, ou le } de trop plus haut',
  },
  'json-comment': {
    en: 'these files have no comments. Delete this one',
    fr: 'ces fichiers n’ont pas de commentaires. Supprimez celui-ci',
  },
  'json-backslash': {
    en: 'this backslash means nothing. Write \\\\ for a backslash, \\" for a quote, \\n for a new line',
    fr: 'cette barre oblique inverse ne veut rien dire. Écrivez \\\\ pour la barre, \\" pour un guillemet, \\n pour un retour à la ligne',
  },
  'json-control-character': {
    en: 'a tab or an invisible character is in this text. Replace it with a space, or delete it',
    fr: 'ce texte contient une tabulation ou un caractère invisible. Remplacez-le par une espace, ou supprimez-le',
  },
  'json-too-deep': {
    en: 'texts are at most {limit} levels deep. Take this one out of some of its braces',
    fr: 'les textes ont au plus {limit} niveaux. Sortez celui-ci de quelques accolades',
  },
  'text-not-a-text': {
    en: '{key}: {value} is not a text. Write it between straight quotes',
    fr: '{key} : {value} n’est pas un texte. Écrivez-le entre guillemets droits',
  },
  'text-group-empty': {
    en: 'there is no text in here. Write one, or delete it',
    fr: 'il n’y a pas de texte ici. Écrivez-en un, ou supprimez l’ensemble',
  },
  'text-name-unfit': {
    en: '"{name}" cannot name a text. Begin with a letter, and write only letters, digits, - and _',
    fr: '"{name}" ne peut pas nommer un texte. Commencez par une lettre et n’écrivez que lettres sans accent, chiffres, - et _',
  },
  'text-name-twice': {
    en: '{key} is also on line {line}, and only one can be shown. Delete one of them',
    fr: '{key} figure aussi à la ligne {line}, et un seul peut s’afficher. Supprimez-en un',
  },
  'text-empty': {
    en: '{key} is empty. Write a text',
    fr: '{key} est vide. Écrivez un texte',
  },
  'text-with-html': {
    en: '{key}: pages would show {html} as it stands, since texts have no HTML. Write it without',
    fr: '{key} : les pages montreraient {html} tel quel, car les textes n’ont pas de HTML. Écrivez-le sans balise',
  },
  'text-with-invisible-sign': {
    en: '{key}: a sign that cannot be read ({sign}) is in this text. Delete it',
    fr: '{key} : un signe illisible ({sign}) se trouve dans ce texte. Supprimez-le',
  },
  'placeholder-malformed': {
    en: '{key}: {written} is no placeholder. Write {name}',
    fr: '{key} : {written} n’est pas une variable. Écrivez {name}',
  },
  'placeholder-unknown': {
    en: '{key}: nothing fills {written}. The closest name is {near}',
    fr: '{key} : rien ne remplit {written}. Le nom le plus proche est {near}',
  },
  'text-nested-unclosed': {
    en: '{key}: {written} is never closed. Write ) after the name',
    fr: '{key} : {written} n’est pas fermé. Écrivez ) après le nom',
  },
  'text-nested-unknown': {
    en: '{key}: {written} shows no text. The closest is $t({near})',
    fr: '{key} : {written} ne désigne aucun texte. Le plus proche est $t({near})',
  },
  'text-nested-in-itself': {
    en: '{key}: {written} shows this text within itself. Write out its words',
    fr: '{key} : {written} affiche ce texte dans lui-même. Écrivez les mots en toutes lettres',
  },
  'text-nested-unfilled': {
    en: '{key}: {written} holds {name}, which nothing fills here. Write out its words',
    fr: '{key} : {written} contient {name}, que rien ne remplit ici. Écrivez les mots en toutes lettres',
  },
  'text-form-missing': {
    en: '{key} is missing: this language needs it for some numbers. Add it',
    fr: '{key} manque : cette langue en a besoin pour certains nombres. Ajoutez-le',
  },
  'text-form-impossible': {
    en: '{key}: no number takes this form in this language. Delete it; the forms are {forms}',
    fr: '{key} : aucun nombre ne prend cette forme dans cette langue. Supprimez-la ; les formes sont {forms}',
  },
  'text-missing': {
    en: '{key} is missing in {other}, where the closest key is {near}. Add it there, or delete it here',
    fr: '{key} manque dans {other}, où la clé la plus proche est {near}. Ajoutez-la là-bas, ou supprimez-la ici',
  },
  'text-placeholders-differ': {
    en: '{key} holds {here}, and {there} holds {other}. Write the same placeholders in both',
    fr: '{key} contient {here}, et {there} contient {other}. Écrivez les mêmes variables des deux côtés',
  },
  'text-untranslated': {
    en: '{key} is the same as in {there}. Translate it',
    fr: '{key} est identique à {there}. Traduisez-le',
  },
  'text-figures-differ': {
    en: '{key} says “{here}”, and {there} says “{other}”. Correct the one that is out of date',
    fr: '{key} dit « {here} », et {there} dit « {other} ». Corrigez celui qui n’est plus à jour',
  },
  'text-unused': {
    en: '{key} is shown nowhere. Delete it in every language, or show it',
    fr: '{key} ne s’affiche nulle part. Supprimez-le dans toutes les langues, ou affichez-le',
  },
  'category-text-missing': {
    en: '{key} is missing, and content/categories.ts has this category. Add it',
    fr: '{key} manque, alors que content/categories.ts a cette catégorie. Ajoutez-le',
  },
  'svg-not-utf-8': {
    en: 'this drawing is not saved as UTF-8. Save it again as SVG, or as PNG',
    fr: 'ce dessin n’est pas en UTF-8. Enregistrez-le de nouveau en SVG, ou en PNG',
  },
  'svg-undrawable': {
    en: 'this drawing cannot be drawn, takes more than two seconds, or has more than 2 MB. Simplify it (size, repetitions, filters), or save it as PNG',
    fr: 'ce dessin ne peut pas être tracé, demande plus de deux secondes ou dépasse 2 Mo. Simplifiez-le (taille, répétitions, filtres), ou enregistrez-le en PNG',
  },
  'svg-malformed': {
    en: 'this drawing cannot be read from here on ({what}). Save it again as SVG, or as PNG',
    fr: 'ce dessin n’est pas lisible à partir d’ici ({what}). Enregistrez-le de nouveau en SVG, ou en PNG',
  },
  'svg-unsafe': {
    en: 'this drawing holds {what}, and a picture must fetch and run nothing. Save it as a plain SVG, or as PNG',
    fr: 'ce dessin contient {what}, or une image ne doit rien charger ni exécuter. Enregistrez-le en SVG simple, ou en PNG',
  },
  'svg-element-unknown': {
    en: 'this drawing holds {what}, which draws nothing that stands still. Save it as a plain SVG, or as PNG',
    fr: 'ce dessin contient {what}, qui ne dessine rien d’immobile. Enregistrez-le en SVG simple, ou en PNG',
  },
  'picture-unreadable': {
    en: 'this picture cannot be read, or is of a kind that browsers do not show (HEIC, TIFF, GIF…). Save it again as JPEG or PNG',
    fr: 'cette image n’est pas lisible, ou est d’un format que les navigateurs n’affichent pas (HEIC, TIFF, GIF…). Enregistrez-la de nouveau en JPEG ou en PNG',
  },
  'picture-moving': {
    en: 'this picture moves, and nobody could stop it. Save one of its frames, or make a video of it',
    fr: 'cette image est animée, et personne ne pourrait l’arrêter. Enregistrez une de ses vues, ou faites-en une vidéo',
  },
  'picture-too-large': {
    en: 'this picture has more than 25 MB or 100 million pixels. Save it with at most 4,000 pixels on its longer side',
    fr: 'cette image dépasse 25 Mo ou 100 millions de pixels. Enregistrez-la avec 4 000 pixels au plus sur son grand côté',
  },
  'picture-large': {
    en: 'this picture is larger than any page shows, and everybody downloads it. Save it with at most 4,000 pixels on its longer side',
    fr: 'cette image est plus grande que toute page, et chacun la télécharge. Enregistrez-la avec 4 000 pixels au plus sur son grand côté',
  },
  'picture-with-place': {
    en: 'this photograph says where it was taken (GPS), and whoever has the project can read it. Save it without that',
    fr: 'cette photo dit où elle a été prise (GPS), et quiconque a le projet peut le lire. Enregistrez-la sans cette donnée',
  },
  'picture-narrow': {
    en: '{name} is {width} pixels wide, narrower than the text around it. Take one of {least} pixels or more',
    fr: '{name} a {width} pixels de large, moins que le texte autour. Prenez-en une de {least} pixels ou plus',
  },
  'picture-not-described': {
    en: '"{text}" does not describe the picture for those who do not see it. Write what it shows',
    fr: '« {text} » ne décrit pas l’image à qui ne la voit pas. Écrivez ce qu’elle montre',
  },
  'picture-elsewhere': {
    en: 'the picture "{url}" is not in content/images. Put it there and write ../../images/name.jpg',
    fr: 'l’image « {url} » n’est pas dans content/images. Placez-la là et écrivez ../../images/nom.jpg',
  },
  'picture-address-wrong': {
    en: 'no picture is at "{url}". Write {instead}',
    fr: 'aucune image ne se trouve à « {url} ». Écrivez {instead}',
  },
  'picture-missing': {
    en: 'there is no picture {wanted}. Add it, or write the right name; the closest is {near}',
    fr: 'il n’y a pas d’image {wanted}. Ajoutez-la, ou écrivez le bon nom ; le plus proche est {near}',
  },
  'picture-name-unfit': {
    en: 'the picture’s name "{name}" has spaces, accents or capitals, which not every system understands. Call the file {good}, in content/images',
    fr: 'le nom de l’image « {name} » a des espaces, des accents ou des majuscules, que tous les systèmes ne comprennent pas. Nommez le fichier {good}, dans content/images',
  },
  'picture-beside-text': {
    en: 'this picture stands beside a text. Put it in content/images, which both languages share, and write {address}',
    fr: 'cette image est rangée à côté d’un texte. Placez-la dans content/images, commun aux deux langues, et écrivez {address}',
  },
  'picture-twice': {
    en: 'this is the same picture as {other}. Write {address}, and delete this one',
    fr: 'c’est la même image que {other}. Écrivez {address}, et supprimez celle-ci',
  },
  'picture-unused': {
    en: 'no document and no page shows this picture. Delete it, or show it',
    fr: 'aucun document ni aucune page n’affiche cette image. Supprimez-la, ou affichez-la',
  },
  'video-missing': {
    en: 'there is no video {file}. Add it, or correct its name',
    fr: 'il n’y a pas de vidéo {file}. Ajoutez-la, ou corrigez son nom',
  },
  'video-unreadable': {
    en: 'this video cannot be read. Save it again as MP4 (H.264)',
    fr: 'cette vidéo n’est pas lisible. Enregistrez-la de nouveau en MP4 (H.264)',
  },
  'video-without-fast-start': {
    en: 'this video would play only once all of it has arrived. Save it for the web, with “fast start”',
    fr: 'cette vidéo ne jouerait qu’une fois entièrement reçue. Enregistrez-la pour le Web, avec « fast start »',
  },
  'video-without-poster': {
    en: 'the video has no picture to stand for it before it plays. Add {poster}, one of its frames',
    fr: 'la vidéo n’a pas d’image qui la remplace avant la lecture. Ajoutez {poster}, une de ses vues',
  },
  'video-poster-of-other-size': {
    en: 'this picture has another size than its video. Save a frame of {wanted} pixels',
    fr: 'cette image n’a pas la taille de sa vidéo. Enregistrez une vue de {wanted} pixels',
  },
  'video-without-captions': {
    en: 'the video lacks captions in one language. Add {track}, in WebVTT',
    fr: 'il manque à la vidéo des sous-titres dans une langue. Ajoutez {track}, en WebVTT',
  },
  'video-captions-too-late': {
    en: 'the last caption ends after the video. End it earlier',
    fr: 'le dernier sous-titre finit après la vidéo. Faites-le finir plus tôt',
  },
  'typography-usual': {
    en: 'English usage differs from “{found}”. Write “{wanted}”',
    fr: 'l’usage français n’est pas « {found} ». Écrivez « {wanted} »',
  },
  'word-doubled': {
    en: 'a word stands twice in “{found}”. Write “{wanted}”',
    fr: 'un mot est répété dans « {found} ». Écrivez « {wanted} »',
  },
  'sign-unpaired': {
    en: 'the sign {sign} has no other half. Write it, or delete this one',
    fr: 'le signe {sign} n’a pas son pendant. Écrivez-le, ou supprimez celui-ci',
  },
  'figure-written-out': {
    en: '“{figure}” looks like a figure of facts.json, which may change. Write {names} if it is the same figure',
    fr: '« {figure} » ressemble à un chiffre de facts.json, qui peut changer. Écrivez {names} si c’est le même',
  },
  'shown-text-without-sign': {
    en: '{name} would be shown as it stands. Write $t({name})',
    fr: '{name} s’afficherait tel quel. Écrivez $t({name})',
  },
  'shown-text-unclosed': {
    en: '{name} is never closed. Write $t(facts:name), with both brackets',
    fr: '{name} n’est pas fermé. Écrivez $t(facts:nom), avec les deux parenthèses',
  },
  'shown-text-unknown': {
    en: '{written} shows no text. The closest is $t({near})',
    fr: '{written} ne désigne aucun texte. Le plus proche est $t({near})',
  },
  'shown-text-in-heading': {
    en: '{written} stands in a heading, which links lead to by its words. Move it into the text',
    fr: '{written} est dans un titre, dont les liens reprennent les mots. Placez-le dans le texte',
  },
  'text-in-other-language': {
    en: 'this text is not in the language of its folder. Translate it, or put the file in {folder}',
    fr: 'ce texte n’est pas dans la langue de son dossier. Traduisez-le, ou placez le fichier dans {folder}',
  },
  'frontmatter-in-other-language': {
    en: '{key}: the texts between both --- are not in the language of the folder. Translate them',
    fr: '{key} : les textes entre les deux --- ne sont pas dans la langue du dossier. Traduisez-les',
  },
  'word-misspelt': {
    en: '“{word}” is not in the dictionary. Write {suggestions}, or add it to content/words.txt if it is right',
    fr: '« {word} » n’est pas dans le dictionnaire. Écrivez {suggestions}, ou ajoutez-le à content/words.txt s’il est juste',
  },
  'word-unknown': {
    en: '“{word}” is not in the dictionary. Correct it, or add it to content/words.txt if it is right',
    fr: '« {word} » n’est pas dans le dictionnaire. Corrigez-le, ou ajoutez-le à content/words.txt s’il est juste',
  },
  'words-in-other-language': {
    en: '“{text}” is not English. Write {marked}, or add it to content/words.txt if English has it too',
    fr: '« {text} » n’est pas du français. Écrivez {marked}, ou ajoutez-le à content/words.txt si le français l’emploie aussi',
  },
  'passage-in-other-language': {
    en: 'this passage is not English. Translate it, or put it in italics or between quotation marks',
    fr: 'ce passage n’est pas en français. Traduisez-le, ou mettez-le en italique ou entre guillemets',
  },
} as const
