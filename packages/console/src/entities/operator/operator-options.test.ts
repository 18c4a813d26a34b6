import { expect, it } from "vitest";
import { operatorOptions } from "./operator-options.ts";

it("operator options: operators and brands → operators by name, each followed by its brands", () => {
  const options = operatorOptions([
    { opId: "op-z", title: "Zeta" },
    { opId: "br-2", title: "Borealis", isBrand: true, parentOpId: "op-a" },
    { opId: "op-a", title: "Alfa" },
    { opId: "br-1", title: "Aurora", isBrand: true, parentOpId: "op-a" },
  ]);
  expect(options.map((option) => option.label)).toEqual(["Alfa", "Aurora", "Borealis", "Zeta"]);
  expect(options[1]).toEqual({ value: "br-1", label: "Aurora", hint: "Alfa", isBrand: true, parentOpId: "op-a" });
});

it("operator options: brand of a hidden operator → kept", () => {
  expect(operatorOptions([{ opId: "br-1", title: "Aurora", isBrand: true, parentOpId: "op-hidden" }])).toHaveLength(1);
});

it("operator options: operators only or brands only → the others omitted", () => {
  const operators = [
    { opId: "br-1", title: "Aurora", isBrand: true, parentOpId: "op-a" },
    { opId: "op-a", title: "Alfa" },
  ];
  const of = (type: "operators" | "brands" | "brands-exclusive") =>
    operatorOptions(operators, type).map((item) => item.value);
  expect(of("operators")).toEqual(["op-a"]);
  expect(of("brands")).toEqual(["br-1"]);
  expect(of("brands-exclusive")).toEqual(["br-1"]);
});

it("operator options: 3,300 operators and brands → less than 500 ms of processor time", () => {
  const operators = Array.from({ length: 3300 }, (_, index) =>
    index < 300
      ? { opId: `op-${index}`, title: `Operator ${index}` }
      : { opId: `br-${index}`, title: `Brand ${index}`, isBrand: true, parentOpId: `op-${index % 300}` },
  );
  const start = process.threadCpuUsage();
  expect(operatorOptions(operators)).toHaveLength(3300);
  expect(process.threadCpuUsage(start).user / 1000).toBeLessThan(500);
});
