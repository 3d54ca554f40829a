/** The report's look: light and dark, six colours that stay apart for colour-blind eyes, and a grey. */
export const STYLE = `
:root { color-scheme: light dark; --bg:#fff; --text:#10161d; --muted:#566270; --line:#d9dfe6; --good:#0a7a50; --bad:#c4283a;
  --c0:#2457d6; --c1:#6b7785; --c2:#c4283a; --c3:#00818f; --c4:#b86e00; --c5:#8a3fb0; --c6:#c3cad3; }
@media (prefers-color-scheme: dark) { :root { --bg:#0b0e13; --text:#e9eef4; --muted:#96a3b2; --line:#27313d; --good:#2fcb8b; --bad:#ff6f7d;
  --c0:#7ea6ff; --c1:#96a3b2; --c2:#ff6f7d; --c3:#4fc9d6; --c4:#f2b84b; --c5:#cf8bf0; --c6:#3a4552; } }
body { margin:0 auto; padding:24px 16px 64px; max-width:1080px; background:var(--bg); color:var(--text); font:15px/1.5 system-ui,sans-serif; }
h1 { font-size:1.6rem; margin:0 0 4px; } h2 { font-size:1.15rem; margin:40px 0 8px; border-bottom:1px solid var(--line); padding-bottom:4px; }
dl { max-width:75ch; } dt { font-weight:600; margin-top:12px; } dd { margin:2px 0 0; }
dl.notes { display:grid; grid-template-columns:max-content 1fr; gap:4px 20px; font-size:13px; } .notes dt,.notes dd { margin:0; } .notes dt { font-weight:500; }
p { margin:4px 0 12px; max-width:75ch; } .muted { color:var(--muted); }
.wide { overflow-x:auto; } table { border-collapse:collapse; font-size:13px; margin:8px 0 16px; font-variant-numeric:tabular-nums; }
th,td { padding:4px 10px; border-bottom:1px solid var(--line); text-align:right; white-space:nowrap; }
th:first-child { text-align:left; } thead th { color:var(--muted); font-weight:500; } tbody th { font-weight:500; }
tr.met td:last-child { color:var(--good); font-weight:600; } tr.missed td:last-child { color:var(--bad); font-weight:600; } tr.not-told-apart td:last-child { font-weight:600; }
.plots { display:grid; grid-template-columns:repeat(auto-fill,minmax(min(100%,460px),1fr)); gap:16px; }
figure { margin:0; padding:12px; border:1px solid var(--line); border-radius:8px; } figcaption { font-size:13px; font-weight:600; margin-bottom:8px; }
svg { width:100%; height:auto; display:block; } svg text { font:11px system-ui,sans-serif; fill:var(--muted); } .grid { stroke:var(--line); stroke-width:1; }
.line { fill:none; stroke-width:2; stroke-linejoin:round; } .legend { display:flex; flex-wrap:wrap; gap:4px 16px; font-size:12px; color:var(--muted); }
.key i { display:inline-block; width:10px; height:10px; border-radius:2px; margin-inline-end:6px; }
${[0, 1, 2, 3, 4, 5, 6].map((n) => `.line.c${n}{stroke:var(--c${n})} rect.fill.c${n}{fill:var(--c${n})} i.fill.c${n}{background:var(--c${n})}`).join('\n')}
`;
