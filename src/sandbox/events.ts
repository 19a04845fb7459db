import { type Call, seconds } from './call.ts'
import { newId } from './new-id.ts'
import { API_VERSION, type StoredObject } from './stripe-objects.ts'

/** Stores an event and schedules its webhook, in the transaction of the change. */
export function emit(call: Call, type: string, object: StoredObject) {
  const { store, request } = call
  const event = store.put({
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: seconds(call),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  })
  store.schedule('deliver', event.id, call.now)
}
