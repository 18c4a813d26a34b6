import { describe, expect, it } from "vitest";
import {
  readIncludeBrands,
  readTestPlayers,
  withIncludeBrands,
  withOperator,
  withTestPlayers,
} from "./change-scope.ts";

const of = (text: string) => new URLSearchParams(text);

describe("withOperator", () => {
  it("another operator → page and limit are removed, the rest is kept", () => {
    const next = withOperator(of("page=3&limit=25&status=ACTIVE&includeBrands=true"), "op-1", false);
    expect(next.toString()).toBe("status=ACTIVE&includeBrands=true&opId=op-1");
  });
  it("a brand, or all operators → includeBrands is removed", () => {
    expect(withOperator(of("includeBrands=true"), "br-1", true).toString()).toBe("opId=br-1");
    expect(withOperator(of("includeBrands=true&opId=op-1"), "*", false).toString()).toBe("");
  });
});

describe("test-player filter", () => {
  it("written as is-test, read as is-test or isTest", () => {
    expect(withTestPlayers(of("isTest=true&page=2"), "false").toString()).toBe("is-test=false");
    expect(readTestPlayers(of("isTest=true")).label).toBe("Test Player");
    expect(readTestPlayers(of("is-test=false&isTest=true")).label).toBe("Real Player");
    for (const text of ["", "is-test=all", "is-test=maybe"]) expect(readTestPlayers(of(text)).label).toBe("All");
  });
});

describe("include brands", () => {
  it("not in the address → undefined", () => {
    expect(readIncludeBrands(of("includeBrands=true"))?.label).toBe("Brands Included");
    expect(readIncludeBrands(of("includeBrands=false"))?.label).toBe("Brands Excluded");
    expect(readIncludeBrands(of(""))).toBeUndefined();
  });
  it("set → added to the address, unset → removed", () => {
    expect(withIncludeBrands(of("page=2&x=1"), "true").toString()).toBe("x=1&includeBrands=true");
    expect(withIncludeBrands(of("includeBrands=true"), undefined).toString()).toBe("");
  });
});
