import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  cacheControl,
  nginxHeaders,
  readsOfThePage,
  securityHeaders,
  serverTimingOfThePage,
} from "./response-headers.ts";
import { ROOT } from "./root.ts";

const nginx = (file: string) => readFileSync(`${ROOT}deploy/nginx/${file}`, "utf8");

test("securityHeaders: policy equals the reviewed text", () => {
  expect(securityHeaders({ realtimeHub: "wss://hub.example" })).toEqual({
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self' wss://hub.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types ProseMirrorClipboard",
    ].join("; "),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",
    "Permissions-Policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  });
  expect(securityHeaders()["Content-Security-Policy"]).toContain("; connect-src 'self'; ");
});

test("nginx configuration: headers equal deploy/headers.json", () => {
  expect(nginx("security-headers.conf")).toBe(nginxHeaders());
  const template = nginx("console.conf.template");
  for (const value of Object.values(cacheControl)) expect(template).toContain(`add_header Cache-Control "${value}"`);
  expect(template).toContain(`default "${readsOfThePage}";`);
  expect(template).toContain(`add_header Server-Timing "${serverTimingOfThePage}";`);
});

test("nginx locations: own header → security headers included", () => {
  const locations = nginx("console.conf.template")
    .split(/^ {4}location /m)
    .slice(1);
  expect(locations.length).toBeGreaterThan(3);
  for (const location of locations.filter((it) => it.includes("add_header")))
    expect(location).toContain("include ${CONSOLE_CONF}/security-headers.conf;");
});

test("securityHeaders of the mocked build: differ in trusted types only", () => {
  const [strict, mocked] = [securityHeaders(), securityHeaders({ mocked: true })];
  expect(mocked["Content-Security-Policy"]).toBe(
    strict["Content-Security-Policy"]?.replace("trusted-types ", "trusted-types default "),
  );
  expect({ ...mocked, "Content-Security-Policy": "" }).toEqual({ ...strict, "Content-Security-Policy": "" });
});
