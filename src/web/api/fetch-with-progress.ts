/** A `fetch` that reports how much of the body has been sent, from 0 to 1; the browser's own does not. */
export const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest()
      call.open(request.method, request.url)
      for (const [name, value] of request.headers) call.setRequestHeader(name, value)
      call.responseType = 'text'
      call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      call.onload = () => resolve(new Response(call.responseText || null, { status: call.status }))
      call.onerror = () => reject(new TypeError('The call was not answered.'))
      call.onabort = () => reject(request.signal.reason)
      request.signal.addEventListener('abort', () => call.abort())
      call.send(body)
    })
  }
