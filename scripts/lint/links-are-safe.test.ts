import { expect, test } from "vitest";
import { runOxlint } from "./run-oxlint.ts";

const RULE = "backoffice(links-are-safe)";

test("links-are-safe: address that is not looked at → refused, through safeHref or with a beginning → allowed", async () => {
  const refused = {
    property: "export const A = ({ row }: never) => <a href={row.url}>x</a>;",
    variable: "export const A = ({ url }: never) => <a href={url}>x</a>;",
    template: "export const A = ({ url }: never) => <a href={`${url}?a`}>x</a>;",
    renamed: "export const A = ({ row }: never) => { const href = row.url; return <a href={href}>x</a>; };",
    either: "export const A = ({ row }: never) => <a href={row.isOwn ? safeHref(row.url) : row.url}>x</a>;",
    frame: "export const A = ({ url }: never) => <iframe src={url} title='x' sandbox='' />;",
  };
  const allowed = {
    literal: 'export const A = () => <a href="/a">x</a>;',
    beginning: "export const A = ({ id }: never) => <a href={`/games/${id}`}>x</a>;",
    call: "export const A = ({ url }: never) => <a href={safeHref(url)}>x</a>;",
    constant: "export const A = ({ url }: never) => { const href = safeHref(url); return <a href={href}>x</a>; };",
    path: 'import { login } from "x";\nexport const A = ({ id }: never) => <a href={`${login}?as=${id}`}>x</a>;',
    none: "export const A = ({ url }: never) => { const href = url ? safeHref(url) : undefined; return <a href={href}>x</a>; };",
    image: "export const A = ({ url }: never) => <img src={url} alt='' />;",
  };
  const files = Object.fromEntries(
    Object.entries({ ...refused, ...allowed }).map(([name, text]) => [`${name}.tsx`, `${text}\n`]),
  );
  const fired = await runOxlint(files);
  for (const name of Object.keys(refused)) expect(fired[`${name}.tsx`], name).toContain(RULE);
  for (const name of Object.keys(allowed)) expect(fired[`${name}.tsx`], name).not.toContain(RULE);
});
