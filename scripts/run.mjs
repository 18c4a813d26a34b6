// Entry point of all scripts, in plain JavaScript, so that an outdated Node prints a message instead of a syntax error.
// `node scripts/run.mjs test --only lint` runs scripts/test.ts.
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Node ${process.versions.node} is too old for this project: run its commands through pnpm ("npx -y pnpm@12 dev"), which brings its own Node, or install Node 22.18 or newer.`,
  );
  process.exit(1);
}
const [name] = process.argv.splice(2, 1);
await import(`./${name}.ts`);
