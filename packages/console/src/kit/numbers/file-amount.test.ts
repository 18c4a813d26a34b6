import { ExactNumber } from "@backoffice/api-client";
import { expect, it } from "vitest";
import { fileAmount } from "./file-amount.ts";

it.each([
  [326_080.7, "USD", "326080.70"],
  [-12.5, "TRY", "-12.50"],
  [1200, "JPY", "1200"],
  [1.1, "USDT", "1.10"],
  [0.000_000_01, "BTC", "0.00000001"],
  [1e-7, undefined, "0.0000001"],
  [new ExactNumber("-9007199254740993") as unknown as number, "USD", "-9007199254740993.00"],
  [new ExactNumber("1e-400") as unknown as number, "BTC", "1e-400"],
])("fileAmount: %s %s → %s", (amount, currency, written) =>
  expect(fileAmount(amount, currency)).toEqual({ number: written }),
);
