import type { Transport } from './http.server';

/** Routes each call to the transport of its endpoint's service. */
export function routedTransport(transports: Readonly<Record<string, Transport>>): Transport {
  const to = (service: string): Transport => {
    const transport = Object.hasOwn(transports, service) ? transports[service] : undefined;
    if (!transport) throw new Error(`no upstream service ${service}`);
    return transport;
  };
  return {
    call: (endpoint, request, ids) => to(endpoint.service).call(endpoint, request, ids),
    asking: (endpoint, request, ids) => to(endpoint.service).asking(endpoint, request, ids),
    stream: (endpoint, request, reader, ids) => to(endpoint.service).stream(endpoint, request, reader, ids),
  };
}
