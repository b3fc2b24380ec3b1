/** What can be wrong with front matter, file names, translations and links between documents: `{…}` are values. */
export const frontmatterMessages = {
  'file-empty': {
    en: 'the file is empty. Begin it with a line ---, the keys, and a second line ---',
    fr: 'le fichier est vide. Commencez-le par une ligne ---, les clés, puis une seconde ligne ---',
  },
  'file-too-long': {
    en: 'the text has more than {characters} characters or {lines} lines: nobody reads that on one page. Split it into several files',
    fr: 'le texte a plus de {characters} caractères ou de {lines} lignes : personne ne lit cela sur une page. Répartissez-le en plusieurs fichiers',
  },
  'file-encoding': {
    en: 'the file is no text in UTF-8. Open it in your editor and save it with the encoding UTF-8',
    fr: 'le fichier n’est pas un texte en UTF-8. Ouvrez-le dans votre éditeur et enregistrez-le avec l’encodage UTF-8',
  },
  'line-ends': {
    en: 'lines end with a carriage return (CR) alone, as on old Macs. Save the file with the line ends LF',
    fr: 'les lignes finissent par un retour chariot (CR) seul, comme sur les vieux Mac. Enregistrez le fichier avec les fins de ligne LF',
  },
  'merge-conflict': {
    en: 'Git has left two versions of the text here. Keep one, and delete the lines of <<<<<<<, ======= and >>>>>>>',
    fr: 'Git a laissé ici deux versions du texte. Gardez-en une, et supprimez les lignes de <<<<<<<, ======= et >>>>>>>',
  },
  'sign-repeated': {
    en: 'the same sign stands here hundreds of times, or a dozen levels deep. Delete what is too much',
    fr: 'le même signe se répète ici des centaines de fois, ou sur une douzaine de niveaux. Supprimez ce qui est de trop',
  },
  'file-is-link': {
    en: 'this is a link to a file elsewhere, which is not followed. Put the file itself here',
    fr: 'ceci est un lien vers un fichier situé ailleurs, qui n’est pas suivi. Mettez ici le fichier même',
  },
  'file-misplaced': {
    en: 'nothing reads a file here. Put it in the folder of its language and its kind, like content/en/articles/',
    fr: 'aucun fichier n’est lu à cet endroit. Mettez-le dans le dossier de sa langue et de son genre, comme content/fr/articles/',
  },
  'collection-unknown': {
    en: 'there is no folder “{name}” for documents. {advice}',
    fr: 'il n’y a pas de dossier « {name} » pour les documents. {advice}',
  },
  'video-misplaced': {
    en: 'nothing reads videos and captions here. Put the file in content/videos/',
    fr: 'les vidéos et les sous-titres ne sont pas lus ici. Mettez le fichier dans content/videos/',
  },
  'strings-ending': {
    en: 'nothing reads this file. Name it with .json at the end',
    fr: 'ce fichier n’est pas lu. Donnez-lui un nom qui finit par .json',
  },
  'file-unread': {
    en: 'nothing reads this kind of file. Paste its text into a document that ends with .mdx: npm run new makes one',
    fr: 'ce genre de fichier n’est pas lu. Collez son texte dans un document qui finit par .mdx : npm run new en crée un',
  },
  'file-ending': {
    en: 'nothing reads this file. Save it as {name}',
    fr: 'ce fichier n’est pas lu. Enregistrez-le sous {name}',
  },
  'file-name': {
    en: 'the file name becomes the address, and “{name}” is not a good one: small letters, digits and hyphens, 80 at most. Name it {better}',
    fr: 'le nom du fichier devient l’adresse, et « {name} » n’en est pas une bonne : minuscules sans accent, chiffres et traits d’union, 80 au plus. Nommez-le {better}',
  },
  'file-name-impossible': {
    en: 'no address can be “{name}”. Name the file after its title, with unaccented letters, like my-article.mdx',
    fr: 'aucune adresse ne peut être « {name} ». Nommez le fichier d’après son titre, sans accent, comme mon-article.mdx',
  },
  'file-name-capitals': {
    en: 'the name differs from {other} in capitals alone, and so this is not its translation. Give both the same name',
    fr: 'le nom ne diffère de {other} que par des majuscules, et ce n’est donc pas sa traduction. Donnez le même nom aux deux',
  },
  'to-do': {
    en: 'still to do: {text} (in all: {count}). Delete each pair of brackets with what is in it once it is done',
    fr: 'reste à faire : {text} (en tout : {count}). Supprimez chaque paire de crochets et son contenu une fois que c’est fait',
  },
  'to-do-published': {
    en: 'still to do before visitors see it: {text} (in all: {count}). Do it and delete the brackets, or write draft: true',
    fr: 'reste à faire avant publication : {text} (en tout : {count}). Faites-le et supprimez les crochets, ou écrivez draft: true',
  },
  'search-result-cut': {
    en: '{key} has {count} characters, and search results show about {limit}. Shorten it, or say first what matters',
    fr: '{key} a {count} caractères, et les moteurs de recherche en montrent environ {limit}. Raccourcissez, ou dites d’abord l’essentiel',
  },
  'title-in-quotes': {
    en: 'curly quotation marks are a part of the title, and all readers see them. Write title: "{title}"',
    fr: 'les guillemets font partie du titre, et tous les lecteurs les voient. Écrivez title: "{title}"',
  },
  'description-like-title': {
    en: 'the description says the same as the title. Write what a reader finds in the text',
    fr: 'la description dit la même chose que le titre. Écrivez ce que le lecteur trouve dans le texte',
  },
  'frontmatter-missing': {
    en: 'the file has no front matter. Begin it with a line ---, the keys (title: …), and a second line ---',
    fr: 'le fichier n’a pas d’en-tête. Commencez-le par une ligne ---, les clés (title: …), puis une seconde ligne ---',
  },
  'frontmatter-start': {
    en: 'the front matter does not begin as it should. Write --- alone on the first line, and nothing before it',
    fr: 'l’en-tête ne commence pas comme il faut. Écrivez --- seul sur la première ligne, et rien avant',
  },
  'frontmatter-end': {
    en: 'the front matter does not end. Write --- alone on a line after the last key, above the text',
    fr: 'l’en-tête ne se termine pas. Écrivez --- seul sur une ligne après la dernière clé, au-dessus du texte',
  },
  'frontmatter-too-long': {
    en: 'the front matter has {count} characters, {maximum} at most. The text goes below the second ---',
    fr: 'l’en-tête a {count} caractères, {maximum} au plus. Le texte se place sous le second ---',
  },
  'yaml-quotes': {
    en: 'YAML would read this text as something else. Put it between quotes: {write}',
    fr: 'ce texte serait mal lu en YAML. Mettez-le entre guillemets droits : {write}',
  },
  'yaml-indent': {
    en: 'tabs or no-break spaces stand before the text. Indent it with two spaces for each level',
    fr: 'des tabulations ou des espaces insécables précèdent le texte. Décalez-le de deux espaces par niveau',
  },
  'yaml-indent-uneven': {
    en: 'the lines are not indented alike. Give what belongs together the same number of spaces',
    fr: 'les lignes ne sont pas décalées de la même façon. Donnez le même nombre d’espaces à ce qui va ensemble',
  },
  'yaml-bullet': {
    en: 'a list has a hyphen before each entry. Write: {write}',
    fr: 'une liste porte un trait d’union devant chaque élément. Écrivez : {write}',
  },
  'yaml-key-indented': {
    en: 'this key stands too far to the right. Write it at the beginning of the line: {write}',
    fr: 'cette clé est décalée vers la droite. Écrivez-la en début de ligne : {write}',
  },
  'yaml-continued': {
    en: 'this line goes on with the text above. Indent it by two spaces, or put all of the text on one line',
    fr: 'cette ligne continue le texte du dessus. Décalez-la de deux espaces, ou mettez tout le texte sur une ligne',
  },
  'yaml-colon-write': {
    en: 'a colon and a space stand between a key and its value. Write: {write}',
    fr: 'la clé et sa valeur sont séparées par un deux-points et une espace. Écrivez : {write}',
  },
  'yaml-colon': {
    en: 'this is no key with its value. Write key: value',
    fr: 'ce n’est pas une clé suivie de sa valeur. Écrivez clé: valeur',
  },
  'yaml-open': {
    en: 'a quote or a bracket is opened and never closed. Close it',
    fr: 'un guillemet ou un crochet est ouvert et jamais fermé. Fermez-le',
  },
  'yaml-wrong': {
    en: 'this is not valid YAML. Put texts that hold ": ", "#" or quotes between quotes, and indent lists by two spaces',
    fr: 'ce n’est pas du YAML valide. Mettez entre guillemets les textes qui contiennent « : », « # » ou des guillemets, et décalez les listes de deux espaces',
  },
  'key-twice': {
    en: '{key} stands twice, here and on line {line}. Delete one of the two',
    fr: '{key} figure deux fois, ici et à la ligne {line}. Supprimez l’une des deux',
  },
  'key-missing': { en: '{key} is missing. Add it', fr: '{key} manque. Ajoutez cette clé' },
  'key-missing-choice': {
    en: '{key} is missing. Add it, with one of: {choices}',
    fr: '{key} manque. Ajoutez cette clé, avec l’une de ces valeurs : {choices}',
  },
  'key-unknown': {
    en: '{key} is no key of this document. {advice}',
    fr: '{key} n’est pas une clé de ce document. {advice}',
  },
  'key-is-text': {
    en: '“{text}” is no key. If the line goes on with the text above, indent it by two spaces; else delete it',
    fr: '« {text} » n’est pas une clé. Si la ligne continue le texte du dessus, décalez-la de deux espaces ; sinon, supprimez-la',
  },
  'value-empty': { en: '{key} is empty. Write a text', fr: '{key} est vide. Écrivez un texte' },
  'value-unknown': {
    en: '{key} can’t be “{value}”. Write one of: {choices}',
    fr: '{key} ne peut pas valoir « {value} ». Écrivez l’une de ces valeurs : {choices}',
  },
  'value-no-text': {
    en: '{key} wants a text. Write it on one line, between quotes',
    fr: '{key} attend un texte. Écrivez-le sur une ligne, entre guillemets droits',
  },
  'value-no-list': {
    en: '{key} wants a list. Write one entry a line, each after "  - "',
    fr: '{key} attend une liste. Écrivez un élément par ligne, chacun après « - », décalé de deux espaces',
  },
  'value-no-group': {
    en: '{key} wants keys of its own. Write them one a line, indented by two spaces',
    fr: '{key} attend ses propres clés. Écrivez-les une par ligne, décalées de deux espaces',
  },
  'value-no-flag': {
    en: '{key} is a yes or no. Write true or false',
    fr: '{key} se répond par oui ou non. Écrivez true ou false',
  },
  'value-no-number': {
    en: '{key} wants a whole number. Write 1, 2, 3…',
    fr: '{key} attend un nombre entier. Écrivez 1, 2, 3…',
  },
  'value-no-picture': {
    en: '{key} wants a picture of content/images. Write ../../images/name.jpg (svg, png, jpg, webp or avif)',
    fr: '{key} attend une image de content/images. Écrivez ../../images/nom.jpg (svg, png, jpg, webp ou avif)',
  },
  'value-no-video': {
    en: '{key} wants a video of content/videos. Write ../../videos/name.mp4',
    fr: '{key} attend une vidéo de content/videos. Écrivez ../../videos/nom.mp4',
  },
  'value-no-address': {
    en: '{key} wants a page or an address. Write /contact, https://…, mailto:… or tel:…',
    fr: '{key} attend une page ou une adresse. Écrivez /contact, https://…, mailto:… ou tel:…',
  },
  'value-unprintable': {
    en: '{key} holds a line break or a character that nobody sees. Write it anew on one line, without it',
    fr: '{key} contient un retour à la ligne ou un caractère invisible. Réécrivez le texte sur une ligne, sans lui',
  },
  'value-too-short': {
    en: '{key} has {count} characters, {limit} at least. Say a little more',
    fr: '{key} a {count} caractères, il en faut au moins {limit}. Dites-en un peu plus',
  },
  'value-too-long': {
    en: '{key} has {count} characters, {limit} at most. Shorten it',
    fr: '{key} a {count} caractères, {limit} au plus. Raccourcissez',
  },
  'list-length': {
    en: '{key} has {count} entries, and the limit is {limit}. Write as many, one a line, each after "- "',
    fr: '{key} a {count} éléments, pour une limite de {limit}. Écrivez le bon nombre, un par ligne, chacun après « - »',
  },
  'day-wrong': {
    en: '{key}: “{value}” is no day that there is. Write a day like 2026-01-31',
    fr: '{key} : « {value} » n’est pas un jour qui existe. Écrivez un jour comme 2026-01-31',
  },
  'day-otherwise': {
    en: '{key}: “{value}” is not written as days are here. Write {day}',
    fr: '{key} : « {value} » ne s’écrit pas ainsi. Écrivez {day}',
  },
  'day-ambiguous': {
    en: '{key}: “{value}” may be two days. Write {day} or {other} (year-month-day)',
    fr: '{key} : « {value} » peut être deux jours. Écrivez {day} ou {other} (année-mois-jour)',
  },
  'section-type': {
    en: '{key} is of no known type. Write type: list (with items) or type: paragraphs (with paragraphs)',
    fr: '{key} n’a pas de type connu. Écrivez type: list (avec items) ou type: paragraphs (avec paragraphs)',
  },
  'contact-incomplete': {
    en: '{key} has neither codeHosting nor socialNetwork. Add one of them, with link and label',
    fr: '{key} n’a ni codeHosting ni socialNetwork. Ajoutez l’un des deux, avec link et label',
  },
  'updated-early': {
    en: '{key} is before date. Write the day of the last change, or delete it',
    fr: '{key} est antérieur à date. Écrivez le jour de la dernière modification, ou supprimez la ligne',
  },
  'translated-from-wrong': {
    en: '{key} is what npm run status -- --confirm writes. Delete the line, and run that with the name of this file',
    fr: '{key} s’écrit par npm run status -- --confirm. Supprimez la ligne, et lancez cette commande avec le nom de ce fichier',
  },
  'entry-twice': {
    en: '{key}: “{name}” stands twice. Delete one of the two',
    fr: '{key} : « {name} » figure deux fois. Supprimez l’un des deux',
  },
  'tag-otherwise': {
    en: 'other documents write the tag “{tag}” as “{usual}”. Write the same',
    fr: 'd’autres documents écrivent l’étiquette « {tag} » ainsi : « {usual} ». Écrivez de même',
  },
  'tag-nearly': {
    en: 'no other document has the tag “{tag}”. Did you mean “{usual}”?',
    fr: 'aucun autre document n’a l’étiquette « {tag} ». Vouliez-vous dire « {usual} » ?',
  },
  'reference-dead': {
    en: '{key}: there is no document “{name}”. {advice}',
    fr: '{key} : il n’y a pas de document « {name} ». {advice}',
  },
  'reference-itself': {
    en: '{key}: “{name}” is this document itself. Delete it',
    fr: '{key} : « {name} » est ce document même. Supprimez-le',
  },
  'author-unpublished': {
    en: 'the profile of “{name}” is a draft, which visitors do not see. Publish it too, or name another author',
    fr: 'le profil de « {name} » est un brouillon, que les visiteurs ne voient pas. Publiez-le aussi, ou nommez un autre auteur',
  },
  'related-unpublished': {
    en: '“{name}” is not published yet: until then, another article is shown in its place',
    fr: '« {name} » n’est pas encore publié : d’ici là, un autre article est montré à sa place',
  },
  'link-dead': {
    en: 'the link {url} leads to no page. {advice}',
    fr: 'le lien {url} ne mène à aucune page. {advice}',
  },
  'document-renamed': {
    en: 'the address {path} led here before, and links still lead to it (in all: {count}). Write formerly: [{name}] above: old links then arrive',
    fr: 'l’adresse {path} menait ici auparavant, et des liens y mènent encore (en tout : {count}). Écrivez formerly: [{name}] dans l’en-tête : les anciens liens arriveront',
  },
  'document-deleted': {
    en: '{path} was deleted, and links lead to it (in all: {count}, in {files}). Write another address, or the words without a link',
    fr: '{path} a été supprimé, et des liens y mènent (en tout : {count}, dans {files}). Écrivez une autre adresse, ou les mots sans lien',
  },
  'link-external-dead': {
    en: 'nothing answers at {url}. Look for where it has gone',
    fr: 'rien ne répond à {url}. Cherchez sa nouvelle adresse',
  },
  'link-fragment-dead': {
    en: 'the link {url} leads to no heading of that page. {advice}',
    fr: 'le lien {url} ne mène à aucun titre de cette page. {advice}',
  },
  'link-early': {
    en: '{path} is not published yet: until then, links to it are plain text (in all: {count})',
    fr: '{path} n’est pas encore publié : d’ici là, les liens qui y mènent sont du simple texte (en tout : {count})',
  },
  'link-redirected': {
    en: 'the link {url} leads to {path} by a detour. Write {path}',
    fr: 'le lien {url} mène à {path} par un détour. Écrivez {path}',
  },
  'link-to-own-site': {
    en: 'the link {url} leads to our own site by its full address. Write {path}: readers stay in their language',
    fr: 'le lien {url} mène à notre propre site par son adresse complète. Écrivez {path} : chacun reste dans sa langue',
  },
  'link-with-language': {
    en: 'the link {url} names a language. Write {path}: readers stay in theirs',
    fr: 'le lien {url} nomme une langue. Écrivez {path} : chacun reste dans la sienne',
  },
  'page-missing': {
    en: 'there is no page for this file. Name it after one of these: {names}',
    fr: 'il n’y a pas de page pour ce fichier. Donnez-lui l’un de ces noms : {names}',
  },
  'address-twice': {
    en: 'the address {path} is taken by {other}. Rename the file',
    fr: 'l’adresse {path} est déjà prise par {other}. Renommez le fichier',
  },
  'former-name-taken': {
    en: 'the former address {path} is that of a page today. Delete it from formerly',
    fr: 'l’ancienne adresse {path} est aujourd’hui celle d’une page. Supprimez-la de formerly',
  },
  'translation-missing': {
    en: 'there is no {file} yet. Readers of that language do not find it, or get this text: npm run status lists what is missing',
    fr: 'il n’y a pas encore de {file}. Dans cette langue, on lira ce texte-ci, ou rien : npm run status liste ce qui manque',
  },
  'translation-copy': {
    en: 'this says the same as {original}. Translate it, then run npm run status -- --confirm {file}',
    fr: 'ce texte est celui de {original}. Traduisez-le, puis lancez npm run status -- --confirm {file}',
  },
  'translation-unconfirmed': {
    en: 'nothing says which state of {original} this translates. If it says all that is there, run npm run status -- --confirm {file}',
    fr: 'rien ne dit quel état de {original} est traduit ici. Si tout y est, lancez npm run status -- --confirm {file}',
  },
  'translation-stale': {
    en: '{original} has changed since. Bring this up to date, then run npm run status -- --confirm {file}',
    fr: '{original} a changé depuis. Mettez ce texte à jour, puis lancez npm run status -- --confirm {file}',
  },
  'translation-of-nothing': {
    en: 'translatedFrom says that this is a translation, and there is no {original}. Delete the line, or bring the original back',
    fr: 'translatedFrom dit que ceci est une traduction, et il n’y a pas de {original}. Supprimez la ligne, ou remettez l’original',
  },
  'translations-of-each-other': {
    en: 'translatedFrom stands in {other} too, so that neither is the original. Delete the line in the one that was written first',
    fr: 'translatedFrom figure aussi dans {other} : aucun des deux n’est donc l’original. Supprimez la ligne dans le premier écrit',
  },
  'date-far': {
    en: '{date} is more than two years ahead, and holds the document back until then. Write the year that is meant',
    fr: '{date} est dans plus de deux ans, et le document attend jusque-là. Écrivez la bonne année',
  },
  'updated-ahead': {
    en: '{date} is yet to come. Write the day of the last change, or delete the line',
    fr: '{date} n’est pas encore passé. Écrivez le jour de la dernière modification, ou supprimez la ligne',
  },
  'dates-differ': {
    en: '{other} comes out on another day, {date}. Write the same in both, so that they come out together',
    fr: '{other} paraît un autre jour, le {date}. Écrivez la même date dans les deux, pour qu’ils paraissent ensemble',
  },
} as const
