import { describe, expect, it } from "vitest";
import {
  depositGatewaySchema,
  NEW_GATEWAY,
  newDepositGatewaySchema,
  newGateway,
  withdrawGatewaySchema,
} from "./gateway.schema.ts";

const good = {
  ...NEW_GATEWAY,
  opId: "op-a",
  forBrand: false,
  brandId: "",
  provider: "cpg",
  title: { en: "Coins", sv: "" },
  gatewayCurrencies: ["USDT"],
  maxAmountInUSD: "2500.50",
  conversionRate: "1.0025",
};
const problems = (
  changes: object,
  schema: typeof withdrawGatewaySchema | typeof newDepositGatewaySchema = withdrawGatewaySchema,
) =>
  schema.safeParse({ ...good, ...changes }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("gateway settings", () => {
  it("body → exact to the last digit", () => {
    expect(withdrawGatewaySchema.parse({ ...good, dailyLimitInUSD: "20000" })).toEqual({
      title: { en: "Coins" },
      status: "INACTIVE",
      order: 0,
      gatewayCurrencies: ["USDT"],
      playerWalletCurrencies: ["USD"],
      minAmountInUSD: 10,
      maxAmountInUSD: 2500.5,
      feePercentage: 0,
      isAutomatic: true,
      conversionRate: 1.0025,
      decimals: 2,
      merchantId: null,
      apiKey: "",
      dailyLimitInUSD: 20_000,
      confirmsByItselfBelowInUSD: null,
    });
  });

  it("deposit gateway → no withdrawal limits", () => {
    expect(depositGatewaySchema.parse(good)).not.toHaveProperty("dailyLimitInUSD");
  });

  it.each([
    [{ title: { en: " " } }, "title.en: Enter the title in English."],
    [{ title: { en: "x".repeat(61) } }, "title.en: Use at most 60 characters."],
    [{ gatewayCurrencies: [] }, "gatewayCurrencies: Choose at least one currency."],
    [{ playerWalletCurrencies: [] }, "playerWalletCurrencies: Choose at least one currency."],
    [{ minAmountInUSD: "-1" }, "minAmountInUSD: Use at least 0."],
    [{ minAmountInUSD: "1e3" }, "minAmountInUSD: Enter a number."],
    [{ maxAmountInUSD: "10000000.01" }, "maxAmountInUSD: Use at most 10,000,000."],
    [{ maxAmountInUSD: "9.99" }, "maxAmountInUSD: The maximum must not be below the minimum."],
    [{ feePercentage: "100.01" }, "feePercentage: Use at most 100."],
    [{ conversionRate: "0" }, "conversionRate: Enter a rate above 0."],
    [{ conversionRate: "1e21" }, "conversionRate: Enter a number."],
    [{ isAutomatic: false, conversionRate: "" }, "conversionRate: Enter a rate or use the automatic one."],
    [{ decimals: "9" }, "decimals: Use a number up to 8."],
    [{ order: "1.5" }, "order: Use a whole number, 0 or more."],
    [{ dailyLimitInUSD: "-0.01" }, "dailyLimitInUSD: Use at least 0."],
    [{ apiKey: "x".repeat(201) }, "apiKey: Use at most 200 characters."],
  ])("%j → error", (changes, says) => expect(problems(changes)).toEqual([says]));

  it.each([
    { minAmountInUSD: "10", maxAmountInUSD: "10" },
    { maxAmountInUSD: "10000000" },
    { isAutomatic: false, conversionRate: "0.00000001" },
    { title: { en: "x".repeat(60) } },
  ])("limit values %j → valid", (changes) => expect(problems(changes)).toBeUndefined());
});

describe("new gateway", () => {
  it("operator or provider missing → error", () => {
    expect(problems({ provider: "" }, newDepositGatewaySchema)).toEqual(["provider: Choose the gateway."]);
    expect(problems({ opId: "" }, newDepositGatewaySchema)).toEqual(["opId: Choose the operator or brand."]);
    expect(problems({ forBrand: true }, newDepositGatewaySchema)).toEqual(["brandId: Choose the brand."]);
  });

  it("brand selected → only the brand is sent as owner", () => {
    const draft = newDepositGatewaySchema.parse({ ...good, forBrand: true, brandId: "br-b" });
    expect(newGateway(draft)).toMatchObject({ opId: "br-b", provider: "cpg" });
    expect(Object.keys(newGateway(draft))).not.toContain("brandId");
    expect(newGateway({ ...draft, forBrand: false }).opId).toBe("op-a");
  });
});
