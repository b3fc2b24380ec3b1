// What tab.ts does by itself, fetched by pages that need nothing else of it.
import './tab.ts'
