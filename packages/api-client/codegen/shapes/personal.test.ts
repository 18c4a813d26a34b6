import type { OpenAPI3 } from "openapi-typescript";
import { expect, test } from "vitest";
import { personalNames } from "./personal.ts";

test("personalNames: parameters, bodies, lists and references → personal and secret names", () => {
  const contract = {
    openapi: "3.1.0",
    info: { title: "People", version: "1" },
    paths: {
      "/people": {
        post: {
          parameters: [
            { name: "phone", in: "query", schema: { type: "string", "x-pii": true } },
            { name: "page", in: "query", schema: { type: "integer" } },
          ],
          requestBody: {
            content: {
              "application/json": { schema: { properties: { filters: { properties: { iban: { "x-pii": true } } } } } },
            },
          },
        },
      },
    },
    components: {
      schemas: {
        Secret: { type: "string", "x-secret": true },
        Person: {
          properties: {
            apiKey: { $ref: "#/components/schemas/Secret" },
            emails: { type: "array", items: { type: "string", "x-pii": true } },
            currency: { type: "string" },
          },
        },
      },
    },
  } as unknown as OpenAPI3;
  expect(personalNames(contract)).toEqual(["apiKey", "emails", "iban", "phone", "query", "search"]);
});
