import { chromium } from 'playwright/test'
import { readFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
import { startServer } from '../tools/server/staticServer.ts'
const s = await startServer({ folder: 'dist/client', port: 0 })
const args=['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking','--disable-component-update','--disable-sync','--font-render-hinting=none', ...process.argv.slice(3)]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args })
const cpu = () => { const out=execSync("ps -eo pid,ppid,cmd | grep headless-shell | grep -v grep | awk '{print $1}'").toString().trim().split('\n'); let t=0; for(const p of out){ try{const f=readFileSync(`/proc/${p}/stat`,'utf8').split(') ')[1].split(' '); t+= +f[11]+ +f[12]+ +f[13]+ +f[14]}catch{} } return t/100 }
for (const path of (process.argv[2]||'/fr/contact,/fr/about,/fr/requestaquote,/fr,/fr/blog').split(',')) {
  const c0=cpu(), t0=Date.now()
  for (let i=0;i<8;i++){ const ctx=await b.newContext(); const p=await ctx.newPage(); await p.goto(s.url+path); await p.evaluate(()=>document.fonts.ready); globalThis.dead=0; await ctx.close() }
  console.log(path, 'wall/load', ((Date.now()-t0)/8000).toFixed(2))
}
await b.close(); await s.close()
