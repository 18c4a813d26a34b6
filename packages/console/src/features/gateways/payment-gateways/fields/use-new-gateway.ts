import { useListDepositGateways, useListWithdrawGateways, useShowOperator } from "@backoffice/api-client";
import { useState } from "react";
import { ownerOf } from "#entities/operator/owner/owner.schema.ts";
import { useOwners } from "#entities/operator/owner/use-owners.ts";
import { NEW_GATEWAY, type NewGatewayValues } from "./gateway.schema.ts";

/** The documented advisories (money §8). */
const NO_OPERATOR = "Please select an operator before creating a gateway.";
const NO_GATEWAYS = "There are no gateways available for this operator.";

export type Direction = "deposit" | "withdraw";

/** Number of existing gateways read per owner. */
const ALL_OF_ONE = 100;

/** Providers of the owner's existing gateways. */
const useTakenProviders = (opId: string, direction: Direction): readonly string[] => {
  const body = { page: 1, itemsPerPage: ALL_OF_ONE, opId };
  const when = (gatewayDirection: Direction) => ({
    enabled: opId !== "" && direction === gatewayDirection,
    staleTime: 0,
  });
  const deposit = useListDepositGateways({ body }, when("deposit"));
  const withdraw = useListWithdrawGateways({ body }, when("withdraw"));
  const { data } = direction === "deposit" ? deposit : withdraw;
  return opId === "" ? [] : (data?.items ?? []).filter((it) => it.opId === opId).map(({ provider }) => provider);
};

/** Available providers of the owner, those limited to one gateway, and those already used. */
const useOwnerFacts = (opId: string, direction: Direction) => {
  const { data, error } = useShowOperator({ body: { opId } }, { enabled: opId !== "", staleTime: 0 });
  const taken = useTakenProviders(opId, direction);
  const settings = opId === "" ? undefined : data?.settings[direction];
  return { opId, title: data?.title ?? opId, settings, taken, error: opId === "" ? null : error };
};

export type OwnerFacts = ReturnType<typeof useOwnerFacts>;

/** Why no gateway can be created: documented or server message. */
const problemOf = (
  { opId, title, settings, taken }: Pick<OwnerFacts, "opId" | "title" | "settings" | "taken">,
  provider: string,
): string | undefined => {
  if (opId === "") return NO_OPERATOR;
  if (settings?.allowedGateways.length === 0) return NO_GATEWAYS;
  if (settings?.singleGateways?.includes(provider) && taken.includes(provider))
    return `${title} already has a gateway of ${provider}; there can be only one.`;
  return undefined;
};

/** Shared parts of both new gateway dialogs. */
export const useNewGateway = (direction: Direction) => {
  const { first } = useOwners();
  const [owner, onOwner] = useState(() => ownerOf(first));
  const facts = useOwnerFacts(owner, direction);
  // Nothing is known about an owner other than the loaded one.
  const problem = (values: NewGatewayValues) =>
    ownerOf(values) === "" || ownerOf(values) === owner
      ? problemOf({ ...facts, opId: ownerOf(values) }, values.provider)
      : undefined;
  return {
    form: {
      noun: `${direction} gateway`,
      frame: { title: `New ${direction} gateway`, size: "lg" },
      isNew: true,
      values: { ...NEW_GATEWAY, ...first },
      save: {
        disabledReason: (values: NewGatewayValues) =>
          problem(values) ?? (values.provider === "" ? "Choose the gateway first." : undefined),
      },
      after: { goTo: ({ uuid }: { uuid: string }) => `/${direction}/gatewaysV2/${uuid}` },
    },
    problem,
    fields: { facts, onOwner },
  } as const;
};
